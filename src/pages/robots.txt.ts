import { getAbsoluteUrl } from '../data/site-links';

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${getAbsoluteUrl('/sitemap.xml')}\n`);
