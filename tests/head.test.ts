// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { routes } from '../src/lib/routes.ts';
import { builtPages, dist, fileAt, isInIndex } from './support/dist.ts';

const pages = builtPages().map((page) => ({
  ...page,
  head: new DOMParser().parseFromString(page.html, 'text/html').head,
}));
const indexed = pages.filter(isInIndex);
const outside = pages.filter((page) => !isInIndex(page));

const contentOf = (head: Element, key: string) =>
  head.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content');

const cardOf = (head: Element) =>
  join(dist, new URL(contentOf(head, 'og:image') ?? '').pathname.slice(1));

describe('the head', () => {
  it.each(indexed)('of $path has one canonical address, its own', ({ path, head }) => {
    const links = [...head.querySelectorAll('link[rel="canonical"]')];
    const address = `https://closewell.example${path}`;
    expect(links.map((link) => link.getAttribute('href'))).toEqual([address]);
    expect(contentOf(head, 'og:url')).toBe(address);
    expect(contentOf(head, 'robots')).toBeUndefined();
  });

  it.each(outside)('of $path keeps search engines away and has no address', ({ head }) => {
    expect(contentOf(head, 'robots')).toBe('noindex');
    expect(head.querySelector('link[rel="canonical"]')).toBeNull();
    expect(contentOf(head, 'og:image')).toBeUndefined();
  });

  it('differs from page to page in title, description and picture', () => {
    for (const key of ['og:title', 'og:description', 'og:image', 'og:image:alt']) {
      const values = indexed.map(({ head }) => contentOf(head, key));
      expect(new Set(values).size, key).toBe(indexed.length);
    }
  });
});

describe('the social cards', () => {
  it.each(indexed)('of $path is 1200 by 630, as its head says, and light', async ({ head }) => {
    const file = cardOf(head);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(contentOf(head, 'og:image:width')).toBe('1200');
    expect(contentOf(head, 'og:image:height')).toBe('630');
    expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
    expect(statSync(file).size).toBeLessThan(150_000);
  });

  it('are different for each page', () => {
    const hashes = indexed.map(({ head }) =>
      createHash('sha256')
        .update(readFileSync(cardOf(head)))
        .digest('hex'),
    );
    expect(new Set(hashes).size).toBe(indexed.length);
  });
});

describe('the icons', () => {
  it.each(pages)('of $path exist', ({ head }) => {
    const icons = [...head.querySelectorAll('link[rel~="icon"], link[rel="apple-touch-icon"]')];
    expect(icons.map((icon) => icon.getAttribute('href'))).toEqual([
      '/favicon.ico',
      '/icon.svg',
      '/apple-touch-icon.png',
    ]);
    for (const icon of icons) expect(fileAt(icon.getAttribute('href') ?? '')).toBeDefined();
    expect(head.querySelector('link[rel="manifest"]')?.getAttribute('href')).toBe(
      '/site.webmanifest',
    );
  });

  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-192.png', 192],
    ['icon-maskable-512.png', 512],
  ])('%s is %i pixels wide and high', async (name, size) => {
    const { width, height } = await sharp(join(dist, name)).metadata();
    expect([width, height]).toEqual([size, size]);
  });

  it('that a system masks have a full ground', async () => {
    const { data, info } = await sharp(join(dist, 'icon-maskable-512.png'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(255);
    expect(data[info.width * info.height * 4 - 1]).toBe(255);
  });
});

describe('the sitemap', () => {
  it('has the canonical addresses of all pages in the index and no others', () => {
    const text = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
    const listed = [...text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, loc]) => loc);
    const canonical = indexed.map(({ head }) =>
      head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    );
    expect(listed.toSorted()).toEqual(canonical.toSorted());
    expect(listed).toHaveLength(Object.values(routes).length);
  });
});
