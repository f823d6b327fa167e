import type { APIRoute, GetStaticPaths } from 'astro';
import { recordsOf } from '../content/read/records';
import type { DrawingFile } from '../drawing/drawing-file';
import { routes } from '../lib/routes';
import { featuredCase, sceneFiles } from '../sections/how-it-works/scene-data';
import { planMonthFiles } from '../sections/pricing/plan-months';
import { icoIcon, pngIcon, pngIcons, svgIcon } from '../seo/icons';
import { llmsText } from '../seo/llms';
import { licenses, manifest, robots, securityText, sitemap } from '../seo/site-files';
import { cardPng, socialCardOf } from '../seo/social-cards';

interface File {
  type: string;
  body: () => string | Buffer | Promise<string | Buffer>;
}

const text = 'text/plain; charset=utf-8';

const fileAt = (path: string, type: File['type'], body: File['body']) => {
  return { params: { file: path.slice(1) }, props: { type, body } };
};

/** Every drawing that a page shows as a file. */
async function drawings(): Promise<DrawingFile[]> {
  return [
    ...sceneFiles(featuredCase(await recordsOf('caseStudies'))),
    ...planMonthFiles(await recordsOf('plans')).values(),
  ];
}

export const getStaticPaths: GetStaticPaths = async () => {
  const cards = await Promise.all(Object.values(routes).map(socialCardOf));
  return [
    fileAt('/.well-known/security.txt', text, () => securityText(new Date())),
    fileAt('/favicon.ico', 'image/x-icon', icoIcon),
    fileAt('/icon.svg', 'image/svg+xml', svgIcon),
    fileAt('/licenses.txt', text, licenses),
    fileAt('/llms.txt', text, llmsText),
    fileAt('/robots.txt', text, robots),
    fileAt('/site.webmanifest', 'application/manifest+json', manifest),
    fileAt('/sitemap.xml', 'application/xml', sitemap),
    ...pngIcons.map(({ name, purpose, size }) =>
      fileAt(`/${name}.png`, 'image/png', () => pngIcon(purpose, size)),
    ),
    ...(await drawings()).map(({ src, svg }) => fileAt(src, 'image/svg+xml', () => svg)),
    ...cards.map(({ href, svg }) => fileAt(href, 'image/png', () => cardPng(svg))),
  ];
};

export const GET: APIRoute<File> = async ({ props }) => {
  const content = await props.body();
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(bytes, { headers: { 'Content-Type': props.type } });
};
