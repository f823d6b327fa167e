import { content } from '../data/content';
import { getAbsoluteUrl } from '../data/site-links';
import { MAX_TITLE_LENGTH, type PageMeta } from '../schema/text-fields';
import { themeColors } from './theme-colors';

interface IndexedPage {
  path: string;
  /** URL of the picture in link previews. */
  cardSrc: string;
}

function addBrand(title: string): string {
  const branded = `${title} | ${content.site.brand}`;
  return title.includes(content.site.brand) || branded.length > MAX_TITLE_LENGTH ? title : branded;
}

function getSharingTags({ path, cardSrc }: IndexedPage) {
  const { alt } = content.site.socialCard;
  return [
    { property: 'og:url', content: getAbsoluteUrl(path) },
    { property: 'og:image', content: getAbsoluteUrl(cardSrc) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
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
        return { name: 'theme-color', content: themeColors[scheme], media };
      }),
      ...(!indexedPage || isStaging ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: content.site.brand },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(indexedPage ? getSharingTags(indexedPage) : []),
    ],
  };
}
