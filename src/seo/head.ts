import { identity } from '@content/identity';
import { absoluteUrl } from '../content/read/links';
import { MAX_TITLE, type PageMeta } from '../schema/site';
import { locale } from '../schema/vocabulary';
import { themeColor } from '../styles/theme-colors';

interface IndexedPage {
  path: string;
  card: { href: string; width: number; height: number; alt: string };
}

function withBrand(title: string): string {
  const branded = `${title} | ${identity.brand}`;
  return title.includes(identity.brand) || branded.length > MAX_TITLE ? title : branded;
}

function sharingTags({ path, card: { href, width, height, alt } }: IndexedPage) {
  return [
    { property: 'og:url', content: absoluteUrl(path) },
    { property: 'og:image', content: absoluteUrl(href) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: alt },
  ];
}

/** Returns title and tags of a page. Without `indexed`, search engines are asked to omit it. */
export function headFor(meta: PageMeta, indexed?: IndexedPage, isStaging?: boolean) {
  const { description } = meta;
  const title = withBrand(meta.title);
  return {
    title,
    canonical: indexed && absoluteUrl(indexed.path),
    tags: [
      { name: 'description', content: description },
      { name: 'color-scheme', content: 'light dark' },
      ...(['light', 'dark'] as const).map((scheme) => {
        const media = `(prefers-color-scheme: ${scheme})`;
        return { name: 'theme-color', content: themeColor('pine', scheme), media };
      }),
      ...(!indexed || isStaging ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: identity.brand },
      { property: 'og:locale', content: locale.replace('-', '_') },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(indexed ? sharingTags(indexed) : []),
    ],
  };
}
