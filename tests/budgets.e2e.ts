import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  allPaths,
  hydrate,
  missingPageMessage,
  openWithFonts,
  scrollThrough,
} from './support/pages.ts';
import { compressed, fixtureSite, optionsOf, ownSite, sites } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { allMatches } from './support/text.ts';

/** In compressed bytes, on both sites. */
const limits = {
  styles: 18_000,
  fonts: 45_000,
  islandScripts: 90_000,
  /** Pictures in the first window, all of which may be photographs. */
  firstPictures: 100_000,
  drawing: 8000,
};

/** Maximum number of elements in parts of the fixture site: the present number plus a tenth. */
const partLimits: Readonly<Record<string, [part: string, limit: number][]>> = {
  '/': [
    ['#pricing ul > li:has(h3)', 36],
    ['astro-island', 160],
  ],
  '/projects': [['article', 324]],
  '/portfolio': [
    ['article', 37],
    ['astro-island', 46],
  ],
};

test.use({ allowedConsole: missingPageMessage });

/** Every build of React contains its element symbol or the address of its error messages. */
const framework = /react\.(?:transitional\.)?element|react\.dev\/errors/;

const expectAtMost = (limit: number, used: number, name: string) =>
  expect.soft(used, name).toBeLessThanOrEqual(limit);

const picturesOf = (page: Page) =>
  page.locator('img:visible').evaluateAll((images) =>
    (images as HTMLImageElement[]).map(({ currentSrc, src, loading, width, height, y }) => ({
      path: new URL(currentSrc || src).pathname,
      isFirst: y < window.innerHeight,
      isEager: loading === 'eager',
      width,
      height,
    })),
  );

for (const site of sites) {
  const contentAt = (path: string) => site.read(site.fileAt(path) ?? '404.html');
  const sizeOf = (path: string) => {
    // Fonts and photographs are compressed already.
    const isCompressed = /\.(?:woff2|png|jpe?g|webp|avif)$/.test(path);
    return isCompressed ? contentAt(path).length : compressed(contentAt(path));
  };
  const total = (paths: string[], ending = '') =>
    [...new Set(paths)]
      .filter((path) => path.endsWith(ending))
      .reduce((sum, path) => sum + sizeOf(path), 0);

  test.describe(site.name, { tag: site === ownSite ? '@go-live' : '@fixture' }, () => {
    test.use(optionsOf(site));

    for (const path of allPaths) {
      test(`${path} loads little and stores nothing`, async ({ page, context }) => {
        const html = contentAt(path).toString();
        const requested: string[] = [];
        page.on('request', (request) => {
          // How many lazy pictures a browser fetches early depends on the connection.
          if (request.resourceType() !== 'image') requested.push(new URL(request.url()).pathname);
        });
        await openWithFonts(page, path);
        await page.waitForLoadState('networkidle');
        const styles = allMatches(html, /<style>(.*?)<\/style>/gs).join('');
        const pictures = await picturesOf(page);
        const first = pictures.filter(({ isFirst }) => isFirst).map((picture) => picture.path);
        expectAtMost(limits.styles, compressed(styles), 'styles');
        expectAtMost(limits.fonts, total(requested, '.woff2'), 'fonts');
        expectAtMost(limits.firstPictures, total(first), 'pictures of the first window');
        expect.soft(pictures.filter(({ isEager, isFirst }) => isEager && !isFirst)).toEqual([]);
        const elements = await page.locator('*').count();
        const beforeScrolling = total([...requested, ...first]);
        for (const [part, limit] of (site === fixtureSite && partLimits[path]) || []) {
          const counts = await page
            .locator(part)
            .evaluateAll((parts) => parts.map((element) => element.querySelectorAll('*').length));
          expectAtMost(limit, Math.max(...counts), `elements of ${part}`);
        }

        await scrollThrough(page);
        await hydrate(page);
        const hasIsland = html.includes('<astro-island');
        const scripts = requested.filter((file) => file.endsWith('.js'));
        expect(scripts.some((file) => framework.test(contentAt(file).toString()))).toBe(hasIsland);
        expectAtMost(hasIsland ? limits.islandScripts : 0, total(scripts), 'scripts');
        // Requests to other origins fail every test.
        const storage = await context.storageState({ indexedDB: true });
        expect(storage).toEqual({ cookies: [], origins: [] });
        expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

        await page.waitForLoadState('networkidle');
        const shown = await picturesOf(page);
        const photos = shown.filter((picture) => !picture.path.endsWith('.svg'));
        for (const { path: src, width, height } of photos) {
          const pixels = await sharp(contentAt(src)).metadata();
          const excess = Math.min(pixels.width / width, pixels.height / height);
          // No file is narrower than 320 pixels.
          if (pixels.width > 320) expect.soft(excess, `${src} in its place`).toBeLessThan(2);
        }
        // Not limited, because it grows with the owner's pages and copy.
        console.log(path, {
          markup: html.length - styles.length,
          elements,
          beforeScrolling,
          pictures: total(shown.map((picture) => picture.path)),
        });
      });
    }

    test('every drawing is small', () => {
      for (const file of site.files.filter((name) => /^_astro\/.+\.svg$/.test(name))) {
        expect(sizeOf(`/${file}`), file).toBeLessThanOrEqual(limits.drawing);
      }
    });
  });
}
