import { identity } from '@content/identity';
import { routes } from '../lib/routes';
import { themeColor } from '../lib/theme-colors';
import { mailLink } from '../site/links';

const address = (path: string) => new URL(path, identity.origin).href;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The pages of the site for search engines. 404 and the failure screen are no pages to find. */
export function sitemap(): string {
  const urls = Object.values(routes).map(
    (route) => `<url><loc>${escapeXml(address(route))}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Everything may be read, by search and answer engines alike. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address('/sitemap.xml')}\n`;
}

/** RFC 9116 wants a date less than a year ahead, so that nobody trusts an abandoned file. */
const SECURITY_DAYS = 350;
const DAY = 24 * 60 * 60 * 1000;

/** Whom to tell about a vulnerability. Without a time of day, builds of one day are identical. */
export function securityText(built: Date): string {
  const expires = new Date(built.getTime() + SECURITY_DAYS * DAY);
  return [
    `Contact: ${mailLink.href}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${identity.language}`,
    `Canonical: ${address('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

export interface ManifestIcon {
  name: string;
  size: number;
  purpose: 'any' | 'maskable';
}

/** What a home screen shows for the site. It opens in the browser: it is a site, not an app. */
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
    icons: icons.map(({ name, size, purpose }) => ({
      src: `/${name}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
