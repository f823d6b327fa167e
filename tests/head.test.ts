// @vitest-environment jsdom
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isInIndex, sites } from './support/sites.ts';

const contentOf = (head: Element, key: string) =>
  head.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content');

describe.each(sites)('$name', ({ identity, read, ...site }) => {
  const pages = site.pages.map((page) => ({
    ...page,
    head: new DOMParser().parseFromString(page.html, 'text/html').head,
  }));
  const indexed = pages.filter(isInIndex);
  const cardOf = (head: Element) =>
    read(new URL(contentOf(head, 'og:image') ?? '').pathname.slice(1));
  const canonicalOf = (head: Element) =>
    [...head.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href'));

  it.each(indexed)(
    'gives $path its own address, icons and a social card as its head says',
    async (page) => {
      const { path, head } = page;
      const { href } = new URL(path, identity.origin);
      expect(canonicalOf(head)).toEqual([href]);
      expect(contentOf(head, 'og:url')).toBe(href);
      expect(contentOf(head, 'robots')).toBeUndefined();
      expect(contentOf(head, 'og:site_name')).toBe(identity.brand);
      for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
        expect(head.querySelector(`link[rel~="${rel}"]`), rel).not.toBeNull();
      }
      const { width, height, format, size } = await sharp(cardOf(head)).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
      expect(contentOf(head, 'og:image:width')).toBe('1200');
      expect(contentOf(head, 'og:image:height')).toBe('630');
      expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
      expect(size).toBeLessThan(150_000);
    },
  );

  it('gives each page a title, a description and a picture of its own', () => {
    for (const key of ['og:title', 'og:description', 'description', 'og:image:alt']) {
      const values = indexed.map(({ head }) => contentOf(head, key));
      expect(values, key).not.toContain(undefined);
      expect(new Set(values).size, key).toBe(indexed.length);
    }
    const cards = indexed.map(({ head }) => cardOf(head).toString('base64'));
    expect(new Set(cards).size).toBe(indexed.length);
  });

  it('keeps 404 and the failure screen out of search engines and sitemap', () => {
    const outside = pages.filter((page) => !isInIndex(page));
    expect(outside).toHaveLength(2);
    for (const { head } of outside) {
      expect(contentOf(head, 'robots')).toBe('noindex');
      expect(canonicalOf(head)).toEqual([]);
      expect(contentOf(head, 'og:image')).toBeUndefined();
    }
    const listed = read('sitemap.xml')
      .toString()
      .matchAll(/<loc>(.+?)<\/loc>/g);
    expect([...listed].map(([, address]) => address).sort()).toEqual(
      indexed.flatMap(({ head }) => canonicalOf(head)).sort(),
    );
  });
});
