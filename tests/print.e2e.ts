import type { Page } from '@playwright/test';
import { openHydrated, openWithFonts, scrollThrough } from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { listLabel } = fixtureSite.copy.portfolio;

test.use(onFixtureSite);

/** The most sheets that each page of the fixture site may take. */
const sheets = {
  '/': { Letter: 9, A4: 9 },
  '/projects': { Letter: 7, A4: 5 },
  '/portfolio': { Letter: 1, A4: 1 },
  '/terms': { Letter: 1, A4: 1 },
  '/privacy': { Letter: 1, A4: 1 },
};

const countInPdf = async (page: Page, type: 'Page' | 'Font', options: object) =>
  String(await page.pdf(options)).match(new RegExp(`/Type\\s*/${type}\\b`, 'g'))?.length ?? 0;

test('pages print on few sheets of Letter and A4, and the last has text', async ({ page }) => {
  for (const [path, expected] of Object.entries(sheets)) {
    await openHydrated(page, path);
    await scrollThrough(page);
    for (const [format, most] of Object.entries(expected)) {
      const count = await countInPdf(page, 'Page', { format });
      expect.soft(count, `${path} on ${format}`).toBeLessThanOrEqual(most);
      const fonts = await countInPdf(page, 'Font', { format, pageRanges: String(count) });
      expect.soft(fonts, `fonts of the last sheet of ${path} on ${format}`).toBeGreaterThan(0);
    }
  }
});

test('in print a dark page is white, with answers, without controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await openWithFonts(page, '/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('details')).not.toHaveCount(0);
  for (const answer of await page.locator('details > p').all()) {
    expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('on paper all project cards are alike, six or more on a page', async ({ page }) => {
  await page.goto('/portfolio');
  await page.emulateMedia({ media: 'print' });
  // US Letter with margins of one centimeter.
  await page.setViewportSize({ width: 740, height: 980 });
  const list = page.getByRole('list', { name: listLabel, exact: true });
  const boxes = await list
    .locator('article:visible')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
  expect(new Set(boxes.map(({ top }) => top)).size, 'rows').toBe(2);
  const height = await list.evaluate((part) => part.getBoundingClientRect().height);
  expect(height, 'pixels of two rows').toBeLessThan(900);
});

test('a report at the limits prints on one sheet', async ({ page }) => {
  await openWithFonts(page, '/projects');
  // Otherwise the content before it would decide where the sheet ends.
  await page.evaluate(() => {
    const report = document.querySelector('[id$="_report"]');
    if (report) document.body.replaceChildren(report);
  });
  const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };
  expect(await countInPdf(page, 'Page', { format: 'Letter', margin })).toBe(1);
});
