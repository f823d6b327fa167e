import { meta } from '@content/copy/home';
import type { APIRoute, GetStaticPaths } from 'astro';
import { icoIcon, pngIcon, pngIcons, svgIcon } from '../illustrations/icons/icon-files';
import { llmsText } from '../seo/llms';
import { manifest, robots, securityText, sitemap } from '../seo/site-files';
import { sitePages } from '../site/pages';
import { recordsOf } from '../site/records';

type Body = string | Buffer;

async function llms(): Promise<string> {
  const records = {
    plans: await recordsOf('plans'),
    studies: await recordsOf('caseStudies'),
    projects: await recordsOf('projects'),
    faqs: await recordsOf('faqs'),
  };
  return llmsText(records, await sitePages());
}

const text = 'text/plain; charset=utf-8';

/** The generated files beside the pages, with their media types. */
const files: Record<string, [type: string, body: () => Body | Promise<Body>]> = {
  '.well-known/security.txt': [text, () => securityText(new Date())],
  'favicon.ico': ['image/x-icon', icoIcon],
  'icon.svg': ['image/svg+xml', svgIcon],
  'llms.txt': [text, llms],
  'robots.txt': [text, robots],
  'site.webmanifest': [
    'application/manifest+json',
    () => JSON.stringify(manifest(meta.description, pngIcons)),
  ],
  'sitemap.xml': ['application/xml', sitemap],
  ...Object.fromEntries(
    pngIcons.map((icon) => [`${icon.name}.png`, ['image/png', () => pngIcon(icon)]]),
  ),
};

export const getStaticPaths: GetStaticPaths = () =>
  Object.keys(files).map((file) => ({ params: { file } }));

export const GET: APIRoute = async ({ params }) => {
  const [type, body] = files[params.file ?? ''] ?? [text, () => ''];
  const content = await body();
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(bytes, { headers: { 'Content-Type': type } });
};
