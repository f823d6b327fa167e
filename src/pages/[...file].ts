import type { APIRoute, GetStaticPaths } from 'astro';
import { routes } from '../lib/routes';
import { icoIcon, pngIcon, pngIcons, svgIcon } from '../seo/icons';
import { llmsText } from '../seo/llms';
import { manifest, robots, securityText, sitemap } from '../seo/site-files';
import { cardPng, socialCardOf } from '../seo/social-cards';
import { allDrawings } from '../site/drawings';

interface File {
  type: string;
  body: () => string | Buffer | Promise<string | Buffer>;
}

const text = 'text/plain; charset=utf-8';

/** Generated files: media type and content by path. */
async function files(): Promise<Record<string, [File['type'], File['body']]>> {
  const drawings = await allDrawings();
  const cards = await Promise.all(Object.values(routes).map(socialCardOf));
  return {
    '/.well-known/security.txt': [text, () => securityText(new Date())],
    '/favicon.ico': ['image/x-icon', icoIcon],
    '/icon.svg': ['image/svg+xml', svgIcon],
    '/llms.txt': [text, llmsText],
    '/robots.txt': [text, robots],
    '/site.webmanifest': ['application/manifest+json', manifest],
    '/sitemap.xml': ['application/xml', sitemap],
    ...Object.fromEntries([
      ...pngIcons.map((icon) => [`/${icon.name}.png`, ['image/png', () => pngIcon(icon)]]),
      ...drawings.map(({ src, svg }) => [src, ['image/svg+xml', () => svg]]),
      ...cards.map(({ href, svg }) => [href, ['image/png', () => cardPng(svg)]]),
    ]),
  };
}

export const getStaticPaths: GetStaticPaths = async () =>
  Object.entries(await files()).map(([path, [type, body]]) => ({
    params: { file: path.slice(1) },
    props: { type, body },
  }));

export const GET: APIRoute<File> = async ({ props }) => {
  const content = await props.body();
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(bytes, { headers: { 'Content-Type': props.type } });
};
