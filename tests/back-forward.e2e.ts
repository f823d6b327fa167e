import { chromium, type Page } from '@playwright/test';
import { findChromium, launchOptions } from '../scripts/lib/chromium.ts';
import { routes } from '../src/lib/routes.ts';
import { openWithWorker } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Playwright disables the back/forward cache by default. */
const withCache = {
  executablePath: findChromium(),
  args: launchOptions,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

const waitForPage = (page: Page, path: string) =>
  page.waitForFunction((expected) => window.location.pathname === expected, path);

test('a page comes back from the cache as it was left, island or not', async ({ baseURL }) => {
  const browser = await chromium.launch(withCache);
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await openWithWorker(page, routes.terms);
  for (const path of [routes.home, routes.portfolio, routes.terms]) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = String(persisted);
        });
      });
      // Interaction must not prevent caching either.
      for (const island of await page.locator('astro-island').all()) {
        await island.locator('input').first().focus();
        await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
      }
      const other = path === routes.terms ? routes.privacy : routes.terms;
      await page.evaluate((address) => window.location.assign(address), other);
      await waitForPage(page, other);
      // `goBack` would wait for a load event, which a cached page does not dispatch.
      await page.evaluate(() => window.history.back());
      await waitForPage(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    });
  }
  await browser.close();
});
