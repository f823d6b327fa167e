import type { APIRoute } from 'astro';
import { meta } from '../content/copy/home';
import { pngIcons } from '../illustrations/icons/icon-files';
import { manifest } from '../lib/site-files';

const icons = pngIcons.flatMap(({ purpose, ...icon }) =>
  purpose === 'touch' ? [] : [{ ...icon, purpose }],
);

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest(meta.description, icons)), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
