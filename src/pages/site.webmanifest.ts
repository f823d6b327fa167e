import { content } from '../data/content';
import { language } from '../lib/locale';
import { routes } from '../lib/routes';
import { themeColors } from '../seo/theme-colors';

export function GET() {
  const manifest = {
    name: content.site.brand,
    description: content.copy.home.meta.description,
    lang: language,
    start_url: routes.home,
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      // Launchers crop it, so the logo has more space around it.
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
