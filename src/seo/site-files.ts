import { readFileSync } from 'node:fs';
import { meta } from '@content/copy/home';
import { identity } from '@content/identity';
import { dependencies } from '../../package.json';
import { absoluteUrl, mailLink } from '../content/read/links';
import { routes } from '../lib/routes';
import { language } from '../schema/vocabulary';
import { themeColor } from '../styles/theme-colors';

export function sitemap(): string {
  const urls = Object.values(routes).map(
    (route) => `<url><loc>${absoluteUrl(route)}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
}

/** Expires in 350 days: RFC 9116 asks for less than a year. Builds of one day are identical. */
export function securityText(built: Date): string {
  const expires = new Date(built.getTime() + 350 * 24 * 60 * 60 * 1000);
  return `Contact: ${mailLink.href}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: ${language}
Canonical: ${absoluteUrl('/.well-known/security.txt')}
`;
}

export function manifest(): string {
  return JSON.stringify({
    name: identity.brand,
    description: meta.description,
    lang: language,
    start_url: routes.home,
    theme_color: themeColor('pine'),
    background_color: themeColor('pine'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      // Launchers crop it, so the mark has more space around it.
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/** Collects the licenses of the packages that visitors receive. */
export function licenses(): string {
  const bundled = ['@astrojs/react', 'astro', 'scheduler', 'tailwindcss'];
  return [...Object.keys(dependencies), ...bundled]
    .map((name) => `## ${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8')}`)
    .join('\n');
}
