import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { caddySnippet } from './host-headers/caddy.ts';
import { netlifyHeaders } from './host-headers/netlify.ts';
import { nginxHeaders, nginxMaps } from './host-headers/nginx.ts';
import { parseHeaders } from './host-headers/rules.ts';
import { addressOf, listFiles } from './lib/built-files.ts';

export const generatedFolder = 'deploy/generated';

/** The addresses that the built files are served at. */
export const addressesOf = (folder: string) =>
  listFiles(folder)
    .filter((file) => file !== '_headers')
    .map(addressOf)
    .sort();

/** Writes the headers of dist/ in the words of other hosts. */
export async function writeHostHeaders(folder = generatedFolder) {
  if (!existsSync('dist/_headers')) {
    throw new Error('dist/_headers is missing; run npm run build first.');
  }
  const headers = parseHeaders(readFileSync('dist/_headers', 'utf8'));
  const files = {
    'nginx-maps.conf': nginxMaps(headers),
    'nginx-headers.conf': nginxHeaders(headers),
    'headers.caddy': caddySnippet(headers),
    'netlify/_headers': netlifyHeaders(headers, addressesOf('dist')),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

if (import.meta.main) {
  await writeHostHeaders();
  console.log(`The headers of dist/ are in ${generatedFolder}/, for nginx, Caddy and Netlify.`);
}
