import type { APIRoute, GetStaticPaths } from 'astro';
import { routes } from '../lib/routes';
import { pngIcon, pngIcons, svgIcon } from '../seo/icons';
import { llmsText } from '../seo/llms';
import { licenses, manifest, robots, securityText, sitemap } from '../seo/site-files';
import { cardPng, renderSocialCard } from '../seo/social-cards';

type Render = () => string | Buffer | Promise<string | Buffer>;
type GeneratedFile = [path: string, type: string, render: Render];

const text = 'text/plain; charset=utf-8';
const png = 'image/png';

export const getStaticPaths: GetStaticPaths = async () => {
  const cards = await Promise.all(Object.values(routes).map(renderSocialCard));
  const files: GeneratedFile[] = [
    ['/.well-known/security.txt', text, () => securityText(new Date())],
    // Browsers tell a picture's type from its bytes, not from its name.
    ['/favicon.ico', png, () => pngIcon({ purpose: 'any', size: 48 })],
    ['/icon.svg', 'image/svg+xml', svgIcon],
    ['/licenses.txt', text, licenses],
    ['/llms.txt', text, llmsText],
    ['/robots.txt', text, robots],
    ['/site.webmanifest', 'application/manifest+json', manifest],
    ['/sitemap.xml', 'application/xml', sitemap],
    ...pngIcons.map(
      ({ name, ...icon }): GeneratedFile => [`/${name}.png`, png, () => pngIcon(icon)],
    ),
    ...cards.map((card): GeneratedFile => [card.href, png, () => cardPng(card.svg)]),
  ];
  return files.map(([path, type, render]) => {
    return { params: { file: path.slice(1) }, props: { type, render } };
  });
};

export const GET: APIRoute<{ type: string; render: Render }> = async ({ props }) => {
  const content = await props.render();
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(bytes, { headers: { 'Content-Type': props.type } });
};
