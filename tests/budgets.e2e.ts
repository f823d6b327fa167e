import { brotliCompressSync } from 'node:zlib';
import { observeShifts } from './support/page-checks.ts';
import { openWithFonts } from './support/pages.ts';
import { ownerSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

/**
 * The most that a first visit may load, with room for a few records more: compressed bytes of the page, its elements,
 * bytes of its fonts, compressed bytes of script files, and files.
 */
const budgets = {
  '/': { page: 31_000, elements: 620, fonts: 42_000, scripts: 0, files: 24 },
  '/projects': { page: 30_000, elements: 660, fonts: 42_000, scripts: 0, files: 20 },
  '/portfolio': { page: 25_000, elements: 660, fonts: 42_000, scripts: 68_000, files: 30 },
  '/terms': { page: 25_000, elements: 300, fonts: 42_000, scripts: 0, files: 12 },
};

/** Half of a good score in Web Vitals. */
const MAX_SHIFT = 0.05;

const getCompressedSize = (content: Buffer) => brotliCompressSync(content).length;
const contentOf = (path: string) => ownerSite.read(ownerSite.fileAt(path) ?? '404.html');

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} stays within its budgets, shifts little and stores nothing`, {
    tag: '@phone',
  }, async ({ page, context }) => {
    const files = new Set<string>();
    page.on('request', (request) => files.add(new URL(request.url()).pathname));
    const readShift = await observeShifts(page);
    await openWithFonts(page, path);
    const sum = (ending: string, size: (content: Buffer) => number) =>
      [...files]
        .filter((file) => file.startsWith('/_astro/') && file.endsWith(ending))
        .reduce((total, file) => total + size(contentOf(file)), 0);
    const used = {
      page: getCompressedSize(contentOf(path)),
      elements: await page.locator('*').count(),
      fonts: sum('.woff2', ({ length }) => length),
      scripts: sum('.js', getCompressedSize),
      files: files.size,
    };
    for (const [name, limit] of Object.entries(budget)) {
      expect.soft(used[name as keyof typeof used], name).toBeLessThanOrEqual(limit);
    }
    expect.soft(await readShift(), 'layout shift').toBeLessThanOrEqual(MAX_SHIFT);
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
  });
}

test('fonts are requested after the first paint of a visit, later at once', async ({ page }) => {
  /** How many fonts were requested before the page had loaded and painted. */
  const countEarlyFonts = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [paint] = performance.getEntriesByType('paint');
      const shown = Math.max(visit?.loadEventStart ?? 0, paint?.startTime ?? 0);
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < shown).length;
    });
  await openWithFonts(page, '/terms');
  expect(await countEarlyFonts()).toBe(0);
  await page.getByRole('contentinfo').locator('a[href="/privacy"]').click();
  await expect(page).toHaveURL('/privacy');
  await page.waitForLoadState('load');
  // A font is listed when it has arrived.
  await expect.poll(countEarlyFonts).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(countEarlyFonts).toBeGreaterThan(0);
});
