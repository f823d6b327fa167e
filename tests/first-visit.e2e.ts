import type { Page, Route } from '@playwright/test';
import { hero } from '../src/content/copy/home.ts';
import { shared } from '../src/content/copy/shared.ts';
import { routes } from '../src/lib/routes.ts';
import { everyPath, missingPageMessage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ allowedConsole: missingPageMessage });

const root = (page: Page) => page.locator('html');

/** The faces there are so far: the fallbacks, and each font once it is shown. */
const faces = (page: Page) => page.evaluate(() => document.fonts.size);

/** Keeps the fonts on their way until they are let through. */
async function holdFonts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** How many sections and cards of the page are not laid out before somebody comes near them. */
const waiting = (page: Page) =>
  page
    .locator('main section, main article, footer')
    .evaluateAll(
      (bands) => bands.filter((band) => getComputedStyle(band).contentVisibility === 'auto').length,
    );

for (const path of [routes.home, routes.caseStudies, routes.portfolio, routes.terms]) {
  test(`${path} lays out every section once its fonts are there`, async ({ page }) => {
    const release = await holdFonts(page);
    // Fonts that are on their way keep the load event waiting.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(root(page)).toHaveAttribute('data-first-visit');
    expect(await waiting(page)).toBeGreaterThan(0);
    release();
    await expect(root(page)).not.toHaveAttribute('data-first-visit');
    expect(await waiting(page)).toBe(0);
  });
}

test.describe('where a font cannot be had', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('the others are shown, together', async ({ page }) => {
    const fonts: Route[] = [];
    await page.route(/\.woff2$/, (route) => {
      fonts.push(route);
    });
    await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => fonts.length).toBe(3);
    const local = await faces(page);
    const [first, second, third] = fonts;
    const arrived = page.waitForResponse(/\.woff2$/);
    await first?.continue();
    await second?.abort();
    await (await arrived).finished();
    expect(await faces(page)).toBe(local);
    await third?.continue();
    await expect.poll(() => faces(page)).toBe(local + 2);
  });
});

test('no font comes while something is pressed, so that nothing moves from under a click', async ({
  page,
}) => {
  const release = await holdFonts(page);
  await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
  const local = await faces(page);
  await page.getByRole('link', { name: hero.resultsLink }).hover();
  await page.mouse.down();
  release();
  await page.waitForLoadState('networkidle');
  expect(await faces(page)).toBe(local);
  await page.mouse.up();
  await expect(page).toHaveURL(routes.caseStudies);
});

test('the fonts do not wait forever for a press to end', async ({ page }) => {
  const release = await holdFonts(page);
  await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.down();
  release();
  await expect(root(page)).not.toHaveAttribute('data-first-visit', { timeout: 10_000 });
});

/** A fifth of what the Web Vitals call good. */
const goodShift = 0.02;

for (const path of everyPath) {
  test(`${path} hardly moves when its fonts come`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          seen.shift += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [360, 412, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(root(page)).not.toHaveAttribute('data-first-visit');
      const shift = await page.evaluate(
        () => (window as unknown as { seen: { shift: number } }).seen.shift,
      );
      expect(shift, `at ${width} pixels`).toBeLessThan(goodShift);
    }
  });
}

test('an address with an anchor, a reload and the next page are laid out at once', async ({
  page,
}) => {
  const seen: string[] = [];
  await page.exposeFunction('see', (path: string) => seen.push(path));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset.firstVisit !== undefined) {
        (window as unknown as { see(path: string): void }).see(location.href);
      }
    }).observe(document, {
      attributes: true,
      subtree: true,
      attributeFilter: ['data-first-visit'],
    });
  });
  await page.goto(`${routes.home}#pricing`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.reload();
  await page.getByRole('contentinfo').getByRole('link', { name: shared.navigation.terms }).click();
  await expect(page).toHaveURL(routes.terms);
  expect(seen).toEqual([]);
  await page.goto(routes.home);
  await expect.poll(() => seen.length).toBeGreaterThan(0);
});
