import type { APIRoute, GetStaticPaths } from 'astro';
import { type PngIcon, pngIcon, pngIcons } from '../illustrations/icons/icon-files';

export const getStaticPaths: GetStaticPaths = () =>
  pngIcons.map((icon) => ({ params: { icon: icon.name }, props: { icon } }));

export const GET: APIRoute<{ icon: PngIcon }> = async ({ props }) =>
  new Response(new Uint8Array(await pngIcon(props.icon)), {
    headers: { 'Content-Type': 'image/png' },
  });
