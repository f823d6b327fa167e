import { readFileSync } from 'node:fs';
import { meta } from '@content/copy/home';
import { identity } from '@content/identity';
import { dependencies } from '../../package.json';
import { getAbsoluteUrl, mailLink } from '../data/links';
import { routes } from '../lib/routes';
import { language } from '../schema/vocabulary';
import { getThemeColor } from '../styles/theme-colors';

export function renderSitemap(): string {
  const urls = Object.values(routes).map(
    (route) => `<url><loc>${getAbsoluteUrl(route)}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

export function renderRobots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${getAbsoluteUrl('/sitemap.xml')}\n`;
}

/** Expires in 350 days: RFC 9116 asks for less than a year. Builds of one day are identical. */
export function renderSecurityText(built: Date): string {
  const expires = new Date(built.getTime() + 350 * 24 * 60 * 60 * 1000);
  return `Contact: ${mailLink.href}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: ${language}
Canonical: ${getAbsoluteUrl('/.well-known/security.txt')}
`;
}

export function renderManifest(): string {
  return JSON.stringify({
    name: identity.brand,
    description: meta.description,
    lang: language,
    start_url: routes.home,
    theme_color: getThemeColor('pine'),
    background_color: getThemeColor('pine'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      // Launchers crop it, so the mark has more space around it.
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/** Collects the licenses of the packages that visitors receive. */
export function renderLicenses(): string {
  const bundled = ['@astrojs/react', 'astro', 'scheduler', 'tailwindcss'];
  return [...Object.keys(dependencies), ...bundled]
    .map((name) => `## ${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8')}`)
    .join('\n');
}
