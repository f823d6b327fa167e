import { getAbsoluteUrl } from '../data/links';
import { shownPaths } from '../data/pages';

export function GET() {
  const urls = shownPaths.map((path) => `<url><loc>${getAbsoluteUrl(path)}</loc></url>\n`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
  return new Response(sitemap, { headers: { 'Content-Type': 'application/xml' } });
}
