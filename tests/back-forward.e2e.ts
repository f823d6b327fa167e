import { chromium, type Page } from '@playwright/test';
import { findChromium, launchOptions } from '../scripts/lib/chromium';
import { routes } from '../src/lib/routes';
import { expect, test } from './support/test';

/** Playwright turns the back/forward cache off, because tests seldom want pages to survive. */
const withCache = {
  executablePath: findChromium(),
  args: launchOptions,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

declare global {
  interface Window {
    wasKept?: boolean;
  }
}

async function wait(page: Page, path: string) {
  await page.waitForFunction((expected) => window.location.pathname === expected, path);
}

for (const path of Object.values(routes)) {
  const other = path === routes.terms ? routes.privacy : routes.terms;

  test(`the way back to ${path} finds the page as it was left`, async ({ baseURL }, {
    project,
  }) => {
    const browser = await chromium.launch(withCache);
    const page = await browser.newPage({ ...project.use, baseURL });
    await page.goto(path);
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        window.wasKept = persisted;
      });
    });
    // What a visitor may have started must not keep the page out either.
    for (const island of await page.locator('astro-island').all()) {
      await island.locator('input').first().focus();
      await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
    }
    await page.evaluate((address) => window.location.assign(address), other);
    await wait(page, other);
    await page.evaluate(() => window.history.back());
    await wait(page, path);
    const kept = await page
      .waitForFunction(() => window.wasKept !== undefined)
      .then(() => page.evaluate(() => window.wasKept));
    expect(kept).toBe(true);
    await browser.close();
  });
}
