import { identity } from '@content/identity';
import { themeColor } from '../lib/theme-colors';
import type { PageMeta } from '../schema/page-meta';

/** The picture that a chat or a feed shows beside the link. */
export interface SocialImage {
  href: string;
  width: number;
  height: number;
  /** What a person sees in the picture. */
  alt: string;
}

export interface PageHead {
  title: string;
  description: string;
  /** The one address of the page; pages outside the index have none. */
  canonical?: string;
  /** Set only where search engines should leave the page out. */
  robots?: 'noindex';
  openGraph: readonly { property: string; content: string }[];
  names: readonly { name: string; content: string; media?: string }[];
}

const lengths = { title: [15, 65], description: [70, 165] } as const;

/** A page that is not in the index: 404 and the failure screen. */
export const OUTSIDE_THE_INDEX = null;

/** What search engines are asked: on a staging site they leave out every page. */
export function robotsOf({ robots }: PageHead, isStaging: boolean): PageHead['robots'] {
  return isStaging ? 'noindex' : robots;
}

function requireLength(path: string | null, field: keyof typeof lengths, value: string) {
  const [minimum, maximum] = lengths[field];
  if (value.length >= minimum && value.length <= maximum) return;
  throw new RangeError(
    `The ${field} of ${path ?? 'a page outside the index'} has ${value.length} characters; ` +
      `allowed: ${minimum} to ${maximum}. Change it in src/content/copy or src/content/legal.`,
  );
}

/** A title names the company: at its end, unless it does already or would then be cut short. */
function withBrand(title: string): string {
  const branded = `${title} | ${identity.brand}`;
  return title.includes(identity.brand) || branded.length > lengths.title[1] ? title : branded;
}

/** The header is pine in both schemes, so the browser's own bars are too. */
const themeColors = [
  { name: 'theme-color', content: themeColor('pine'), media: '(prefers-color-scheme: light)' },
  {
    name: 'theme-color',
    content: themeColor('pine', 'dark'),
    media: '(prefers-color-scheme: dark)',
  },
] as const;

function imageProperties({ href, width, height, alt }: SocialImage) {
  return [
    { property: 'og:image', content: new URL(href, identity.origin).href },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
  ];
}

/**
 * All head metadata of a page. `path` is the page's address, or null for a page that search engines
 * should leave out; that one is not made to be shared and has no picture. Throws where a text has
 * not the length that search engines show in full.
 */
export function headFor(
  path: string | null,
  { title: ownTitle, description }: PageMeta,
  image?: SocialImage,
): PageHead {
  const title = withBrand(ownTitle);
  requireLength(path, 'title', title);
  requireLength(path, 'description', description);
  const base = {
    title,
    description,
    openGraph: [
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: identity.brand },
      { property: 'og:locale', content: identity.locale },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
    ],
    names: [
      { name: 'description', content: description },
      { name: 'color-scheme', content: 'light dark' },
      ...themeColors,
    ],
  };
  if (path === OUTSIDE_THE_INDEX) return { ...base, robots: 'noindex' };
  if (!image) throw new RangeError(`The page ${path} has no social card.`);
  const canonical = new URL(path, identity.origin).href;
  return {
    ...base,
    canonical,
    openGraph: [
      ...base.openGraph,
      { property: 'og:url', content: canonical },
      ...imageProperties(image),
    ],
    names: [
      ...base.names,
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:image:alt', content: image.alt },
    ],
  };
}
