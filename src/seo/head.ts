import { content } from '../data/content';
import { getAbsoluteUrl } from '../data/links';
import { locale } from '../lib/locale';
import { MAX_TITLE_LENGTH, type PageMeta } from '../schema/text-fields';
import { getThemeColor } from '../styles/theme-colors';

interface IndexedPage {
  path: string;
  card: { href: string; width: number; height: number; alt: string };
}

function addBrand(title: string): string {
  const branded = `${title} | ${content.site.brand}`;
  return title.includes(content.site.brand) || branded.length > MAX_TITLE_LENGTH ? title : branded;
}

function getSharingTags({ path, card: { href, width, height, alt } }: IndexedPage) {
  return [
    { property: 'og:url', content: getAbsoluteUrl(path) },
    { property: 'og:image', content: getAbsoluteUrl(href) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: alt },
  ];
}

/** Returns title and metadata of a page. Without `indexedPage`, search engines are asked to omit it. */
export function getHead(meta: PageMeta, indexedPage?: IndexedPage, isStaging?: boolean) {
  const { description } = meta;
  const title = addBrand(meta.title);
  return {
    title,
    canonical: indexedPage && getAbsoluteUrl(indexedPage.path),
    metaTags: [
      { name: 'description', content: description },
      { name: 'color-scheme', content: 'light dark' },
      { name: 'referrer', content: 'strict-origin' },
      ...(['light', 'dark'] as const).map((scheme) => {
        const media = `(prefers-color-scheme: ${scheme})`;
        return { name: 'theme-color', content: getThemeColor('pine', scheme), media };
      }),
      ...(!indexedPage || isStaging ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: content.site.brand },
      { property: 'og:locale', content: locale.replace('-', '_') },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(indexedPage ? getSharingTags(indexedPage) : []),
    ],
  };
}
