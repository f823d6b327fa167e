import { meta } from '@content/copy/home';
import type { APIRoute } from 'astro';
import { pngIcons } from '../illustrations/icons/icon-files';
import { manifest } from '../seo/site-files';

const icons = pngIcons.flatMap(({ purpose, ...icon }) =>
  purpose === 'touch' ? [] : [{ ...icon, purpose }],
);

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest(meta.description, icons)), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
