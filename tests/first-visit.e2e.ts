import type { Page, Route } from '@playwright/test';
import { routes } from '../src/lib/routes.ts';
import { expect, test } from './support/test.ts';

const root = (page: Page) => page.locator('html');

/** How many bands and cards of the page are not laid out before somebody comes near them. */
const waiting = (page: Page) =>
  page
    .locator('main section, main article, footer')
    .evaluateAll(
      (bands) => bands.filter((band) => getComputedStyle(band).contentVisibility === 'auto').length,
    );

for (const path of [routes.home, routes.caseStudies, routes.portfolio, routes.terms]) {
  test(`${path} lays out every band once its fonts are there`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((settle) => {
      release = settle;
    });
    await page.route(/\.woff2$/, async (route) => {
      await held;
      await route.continue();
    });
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
  test.use({ allowedConsole: [/Failed to load resource/] });

  test('the others are shown, together', async ({ page }) => {
    const faces = () => page.evaluate(() => Array.from(document.fonts, ({ status }) => status));
    const fonts: Route[] = [];
    await page.route(/\.woff2$/, (route) => {
      fonts.push(route);
    });
    await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => fonts.length).toBe(3);
    const local = (await faces()).length;
    const [first, second, third] = fonts;
    const arrived = page.waitForResponse(/\.woff2$/);
    await first?.continue();
    await second?.abort();
    await (await arrived).finished();
    expect(await faces()).toHaveLength(local);
    await third?.continue();
    await expect.poll(faces).toHaveLength(local + 2);
  });
});

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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(routes.terms);
  expect(seen).toEqual([]);
  await page.goto(routes.home);
  await expect.poll(() => seen.length).toBeGreaterThan(0);
});
