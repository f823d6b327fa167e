import { identity } from '@content/identity';
import { themeColor } from '../lib/theme-colors';
import type { PageMeta } from '../schema/page-meta';
import { siteAddress } from '../site/links';

interface SocialImage {
  href: string;
  width: number;
  height: number;
  alt: string;
}

const lengths = { title: [15, 65], description: [70, 165] } as const;

function requireLength(path: string | null, field: keyof typeof lengths, value: string) {
  const [minimum, maximum] = lengths[field];
  if (value.length >= minimum && value.length <= maximum) return;
  throw new RangeError(
    `The ${field} of ${path ?? 'a page outside the index'} has ${value.length} characters; ` +
      `allowed: ${minimum} to ${maximum}. Change it in src/content/copy or src/content/legal.`,
  );
}

function withBrand(title: string): string {
  const branded = `${title} | ${identity.brand}`;
  return title.includes(identity.brand) || branded.length > lengths.title[1] ? title : branded;
}

function sharingTags(path: string, { href, width, height, alt }: SocialImage) {
  return [
    { property: 'og:url', content: siteAddress(path) },
    { property: 'og:image', content: siteAddress(href) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: alt },
  ];
}

const pine = (scheme: 'light' | 'dark') => ({
  name: 'theme-color',
  content: themeColor('pine', scheme),
  media: `(prefers-color-scheme: ${scheme})`,
});

/** Throws if a text is too short or long, or a page in the index (`path` not null) has no image. */
export function headFor(
  path: string | null,
  meta: PageMeta,
  image?: SocialImage,
  isStaging?: boolean,
) {
  const title = withBrand(meta.title);
  const { description } = meta;
  requireLength(path, 'title', title);
  requireLength(path, 'description', description);
  if (path !== null && !image) throw new RangeError(`The page ${path} has no social card.`);
  return {
    title,
    canonical: path === null ? undefined : siteAddress(path),
    tags: [
      { name: 'description', content: description },
      { name: 'color-scheme', content: 'light dark' },
      pine('light'),
      pine('dark'),
      ...(path === null || isStaging ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: identity.brand },
      { property: 'og:locale', content: identity.locale },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(path !== null && image ? sharingTags(path, image) : []),
    ],
  };
}
