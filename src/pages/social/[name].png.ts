import type { APIRoute, GetStaticPaths } from 'astro';
import { type CardFile, cardPng } from '../../illustrations/cards/card-files';
import { routes } from '../../lib/routes';
import { socialCardOf } from '../../seo/social-cards';

export const getStaticPaths: GetStaticPaths = async () => {
  const cards = await Promise.all(Object.values(routes).map(socialCardOf));
  return cards.map(({ file }) => ({ params: { name: file.name }, props: { file } }));
};

export const GET: APIRoute<{ file: CardFile }> = async ({ props }) =>
  new Response(new Uint8Array(await cardPng(props.file)), {
    headers: { 'Content-Type': 'image/png' },
  });
