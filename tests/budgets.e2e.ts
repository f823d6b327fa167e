import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  everyPath,
  hydrate,
  missingPageMessage,
  openWithFonts,
  scrollThrough,
} from './support/pages.ts';
import { compressed, fixtureSite, onFixtureSite, ownSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { allMatches } from './support/text.ts';

/** Compressed bytes, for any content. */
const limits = {
  styles: 18_000,
  fonts: 45_000,
  islandScripts: 90_000,
  /** Those of the first window, all of which may be photographs. */
  firstPictures: 100_000,
  drawing: 8000,
};

/** Grow with the content: raw bytes, elements, compressed bytes, pixels. Fixture: a tenth more than it has. */
const amounts: Record<string, Record<string, number>> = {
  markup: { '/': 135_000, '/projects': 62_000, '/portfolio': 57_000, others: 21_000 },
  elements: { '/': 800, '/projects': 580, '/portfolio': 420, others: 165 },
  // On `/portfolio` with the code of the filters, fetched when the page is idle.
  beforeScrolling: { '/': 85_000, '/projects': 75_000, '/portfolio': 150_000, others: 68_000 },
  pictures: { '/': 6100, '/projects': 400, '/portfolio': 1500, others: 1100 },
  heightAt1280: { '/': 10_500, '/projects': 7300, '/portfolio': 3000, others: 4600 },
  heightAt360: { '/': 13_000, '/projects': 11_100, '/portfolio': 4200, others: 6500 },
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

async function heightAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await scrollThrough(page);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

for (const site of [ownSite, fixtureSite]) {
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

  /** Prints the amounts of the owner's site, whose content may be longer. */
  function compareAmounts(path: string, used: Record<string, number>) {
    if (site === ownSite) return console.log(path, used);
    for (const [name, amount] of Object.entries(used)) {
      const { others = 0, [path]: most = others } = amounts[name] ?? {};
      expectAtMost(most, amount, name);
    }
  }

  test.describe(site.name, () => {
    test.use(site === fixtureSite ? onFixtureSite : {});

    for (const path of everyPath) {
      test(`${path} loads little, stores nothing and is not long`, async ({ page, context }) => {
        const html = contentAt(path).toString();
        const requested: string[] = [];
        page.on('request', (request) => {
          // Browsers fetch lazy pictures ahead, how far depends on the connection that they assume.
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
          // The smallest file has 320 pixels.
          if (pixels.width > 320) expect.soft(excess, `${src} in its place`).toBeLessThan(2);
        }
        compareAmounts(path, {
          markup: html.length - styles.length,
          elements,
          beforeScrolling,
          pictures: total(shown.map((picture) => picture.path)),
          heightAt1280: await heightAt(page, 1280),
          heightAt360: await heightAt(page, 360),
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
