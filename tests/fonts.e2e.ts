import type { Page } from '@playwright/test';
import { openWithFonts } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Returns how many fonts were requested before the page had loaded. */
const countEarlyFonts = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loaded = visit?.loadEventStart ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < loaded).length;
  });

test('a first visit requests the fonts only when the page has loaded', async ({ page }) => {
  await openWithFonts(page, '/terms');
  expect(await countEarlyFonts(page)).toBe(0);
});

test('a page opened from another page of the site, or anew, asks for its fonts at once', async ({
  page,
}) => {
  await openWithFonts(page, '/terms');
  await page.getByRole('contentinfo').locator('a[href="/privacy"]').click();
  await expect(page).toHaveURL('/privacy');
  await page.waitForLoadState('load');
  expect(await countEarlyFonts(page)).toBeGreaterThan(0);
  await page.reload();
  expect(await countEarlyFonts(page)).toBeGreaterThan(0);
});
