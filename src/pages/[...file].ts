import type { APIRoute, GetStaticPaths } from 'astro';
import { routes } from '../lib/routes';
import { llmsText } from '../seo/llms';
import { licenses, manifest, robots, securityText, sitemap } from '../seo/site-files';
import { cardPng, renderSocialCard } from '../seo/social-cards';

type Render = () => string | Buffer | Promise<string | Buffer>;

const text = 'text/plain; charset=utf-8';

const file = (path: string, type: string, render: Render) => ({
  params: { file: path.slice(1) },
  props: { type, render },
});

export const getStaticPaths: GetStaticPaths = async () => {
  const cards = await Promise.all(Object.values(routes).map(renderSocialCard));
  return [
    file('/.well-known/security.txt', text, () => securityText(new Date())),
    file('/licenses.txt', text, licenses),
    file('/llms.txt', text, llmsText),
    file('/robots.txt', text, robots),
    file('/site.webmanifest', 'application/manifest+json', manifest),
    file('/sitemap.xml', 'application/xml', sitemap),
    ...cards.map(({ href, svg }) => file(href, 'image/png', () => cardPng(svg))),
  ];
};

export const GET: APIRoute<{ type: string; render: Render }> = async ({ props }) => {
  const content = await props.render();
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(bytes, { headers: { 'Content-Type': props.type } });
};
