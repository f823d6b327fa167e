import { identity } from '@content/identity';
import { routes } from '../lib/routes';
import { themeColor } from '../lib/theme-colors';
import { mailLink, siteAddress } from '../site/links';

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function sitemap(): string {
  const urls = Object.values(routes).map(
    (route) => `<url><loc>${escapeXml(siteAddress(route))}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress('/sitemap.xml')}\n`;
}

/** RFC 9116: less than a year. */
const SECURITY_DAYS = 350;
const DAY = 24 * 60 * 60 * 1000;

/** Omits the time of day, so that builds of one day are identical. */
export function securityText(built: Date): string {
  const expires = new Date(built.getTime() + SECURITY_DAYS * DAY);
  return [
    `Contact: ${mailLink.href}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${identity.language}`,
    `Canonical: ${siteAddress('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

interface ManifestIcon {
  name: string;
  size: number;
  purpose: 'any' | 'maskable' | 'touch';
}

export function manifest(description: string, icons: readonly ManifestIcon[]) {
  return {
    name: identity.brand,
    short_name: identity.brand,
    description,
    lang: identity.language,
    id: routes.home,
    start_url: routes.home,
    display: 'browser',
    theme_color: themeColor('pine'),
    background_color: themeColor('pine'),
    icons: icons
      .filter(({ purpose }) => purpose !== 'touch')
      .map(({ name, size, purpose }) => ({
        src: `/${name}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
  };
}
