import type { Page } from '@playwright/test';
import { routes } from '../src/lib/routes.ts';
import {
  everyPath,
  hydrate,
  missingPageMessage,
  openWithFonts,
  scrollThrough,
} from './support/pages.ts';
import { compressed, ownSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

/** Compressed bytes, except the raw bytes of `html`. */
const budgets = {
  page: { html: 175_000, elements: 800, beforeScrolling: 85_000 },
  /** All pictures of a page, after scrolling. */
  pictures: 80_000,
  /** Characters for which these hold; a page with more text gets more in proportion. */
  text: 18_000,
  fonts: 45_000,
  scripts: 0,
  scriptsWithIsland: 90_000,
  /** The scene of the largest funnel that the schema allows has 32 kB. */
  drawing: 33_000,
  /** Pixels of the landing page, by the width of the window. */
  heights: { 360: 13_500, 1280: 10_500 },
};

test.use({ allowedConsole: missingPageMessage });

/** Every build of React contains its element symbol or the address of its error messages. */
const framework = /react\.(?:transitional\.)?element|react\.dev\/errors/;

const fileOf = (path: string) => ownSite.fileAt(path) ?? '404.html';
const read = (path: string) => ownSite.read(fileOf(path));
const sizeOf = (path: string) => {
  // Fonts and photographs are compressed already.
  return /\.(?:woff2|png|webp|avif)$/.test(path) ? read(path).length : compressed(read(path));
};
const total = (paths: Iterable<string>, ending = /$/) =>
  [...paths].filter((path) => ending.test(path)).reduce((sum, path) => sum + sizeOf(path), 0);

/**
 * The pictures that the first window shows, and eager ones. Browsers fetch further lazy pictures
 * ahead, how far depends on the connection that they assume.
 */
const firstPictures = (page: Page) =>
  page
    .locator('img:visible')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ loading, y }) => loading === 'eager' || y < window.innerHeight)
        .map(({ currentSrc }) => new URL(currentSrc).pathname),
    );

async function scaleOf(page: Page) {
  const words = await page.getByRole('main').textContent();
  return Math.max(1, (words?.length ?? 0) / budgets.text);
}

for (const path of everyPath) {
  test(`${path} keeps to its budgets, stores nothing, and has React only for islands`, async ({
    page,
    context,
  }) => {
    const requested = new Set<string>();
    const pictures = new Set<string>();
    page.on('request', (request) => {
      const files = request.resourceType() === 'image' ? pictures : requested;
      files.add(new URL(request.url()).pathname);
    });
    await openWithFonts(page, path);
    await page.waitForLoadState('networkidle');
    const html = read(path).toString();
    const scale = await scaleOf(page);
    const elements = await page.locator('*').count();
    const first = new Set([...requested, ...(await firstPictures(page))]);
    const used = { html: html.length, elements, beforeScrolling: total(first) };
    for (const [name, limit] of Object.entries(budgets.page)) {
      expect.soft(used[name as keyof typeof used], name).toBeLessThanOrEqual(limit * scale);
    }
    expect.soft(total(requested, /\.woff2$/), 'fonts').toBeLessThanOrEqual(budgets.fonts);

    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect.soft(total(pictures), 'pictures').toBeLessThanOrEqual(budgets.pictures * scale);
    await hydrate(page);
    const hasIsland = html.includes('<astro-island');
    const scripts = [...requested].filter((file) => file.endsWith('.js'));
    expect(scripts.some((file) => framework.test(read(file).toString()))).toBe(hasIsland);
    // Requests to other origins fail every test.
    expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(total(scripts), 'scripts').toBeLessThanOrEqual(
      hasIsland ? budgets.scriptsWithIsland : budgets.scripts,
    );
  });
}

test('the landing page is no longer than its text needs', async ({ page }) => {
  await openWithFonts(page, routes.home);
  const scale = await scaleOf(page);
  for (const [width, limit] of Object.entries(budgets.heights)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    await scrollThrough(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `${width} pixels`).toBeLessThanOrEqual(limit * scale);
  }
});

test('every drawing is small', () => {
  for (const file of ownSite.files.filter((name) => name.endsWith('.svg'))) {
    expect(sizeOf(`/${file}`), file).toBeLessThanOrEqual(budgets.drawing);
  }
});
