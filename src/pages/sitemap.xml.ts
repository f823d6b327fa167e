import { getAbsoluteUrl } from '../data/site-links';
import { routes } from '../lib/routes';

export function GET() {
  const urls = Object.values(routes).map(
    (path) => `<url><loc>${getAbsoluteUrl(path)}</loc></url>\n`,
  );
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
  return new Response(sitemap, { headers: { 'Content-Type': 'application/xml' } });
}
