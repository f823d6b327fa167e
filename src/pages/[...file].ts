import type { APIRoute, GetStaticPaths } from 'astro';
import { routes } from '../lib/routes';
import { renderLlmsText } from '../seo/llms';
import * as siteFiles from '../seo/site-files';
import { renderCardPng, renderSocialCard } from '../seo/social-cards';

type Render = () => string | Buffer | Promise<string | Buffer>;

const text = 'text/plain; charset=utf-8';

const file = (path: string, type: string, render: Render) => ({
  params: { file: path.slice(1) },
  props: { type, render },
});

export const getStaticPaths: GetStaticPaths = async () => {
  const cards = await Promise.all(Object.values(routes).map(renderSocialCard));
  return [
    file('/.well-known/security.txt', text, () => siteFiles.renderSecurityText(new Date())),
    file('/licenses.txt', text, siteFiles.renderLicenses),
    file('/llms.txt', text, renderLlmsText),
    file('/robots.txt', text, siteFiles.renderRobots),
    file('/site.webmanifest', 'application/manifest+json', siteFiles.renderManifest),
    file('/sitemap.xml', 'application/xml', siteFiles.renderSitemap),
    ...cards.map(({ href, svg }) => file(href, 'image/png', () => renderCardPng(svg))),
  ];
};

export const GET: APIRoute<{ type: string; render: Render }> = async ({ props }) => {
  const content = await props.render();
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(bytes, { headers: { 'Content-Type': props.type } });
};
