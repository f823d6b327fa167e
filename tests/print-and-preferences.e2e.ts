import type { Locator, Page } from '@playwright/test';
import { findCutTexts } from './support/page-checks.ts';
import { openWithFonts, scrollThrough } from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { calculator } = fixtureSite.copy;
const { pricing } = fixtureSite.copy.home;
const { card } = fixtureSite.copy.portfolio;
const { shared } = fixtureSite.copy;

test.use(onFixtureSite);

const styleOf = (locator: Locator, property: 'color' | 'backgroundColor' | 'outlineColor') =>
  locator.evaluate((element, name) => getComputedStyle(element)[name], property);

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the chosen billing period is visible', async ({ page }) => {
    await openWithFonts(page, '/');
    const period = page.getByRole('group', { name: pricing.periodLabel });
    const backgroundOf = (name: string) =>
      styleOf(period.locator('label').filter({ hasText: name }), 'backgroundColor');
    const monthly = await backgroundOf(pricing.monthly);
    const yearly = await backgroundOf(pricing.yearly);
    const canvas = await styleOf(page.locator('body'), 'backgroundColor');
    expect([yearly, canvas]).not.toContain(monthly);
    await page.getByRole('radio', { name: pricing.monthly }).press('ArrowRight');
    expect(await backgroundOf(pricing.monthly)).toBe(yearly);
    expect(await backgroundOf(pricing.yearly)).toBe(monthly);
  });

  test('a field has an edge, and a ring when it is focused', async ({ page }) => {
    await openWithFonts(page, '/');
    const field = page.getByRole('textbox', { name: calculator.fields.leads });
    await field.focus();
    await expect(field).toHaveCSS('outline-style', 'solid');
    await expect(field).not.toHaveCSS('border-top-width', '0px');
    expect(await styleOf(field, 'outlineColor')).not.toBe(await styleOf(field, 'backgroundColor'));
  });

  test('header, menu and skip link are opaque and have an edge', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await openWithFonts(page, '/');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: shared.menu.open }).click();
    const skipLink = page.getByRole('link', { name: shared.skipLink });
    for (const surface of [header, page.locator('[popover]'), skipLink]) {
      await expect(surface).toHaveCSS('background-color', /^rgb\(/);
      const edges = await surface.evaluate((element) => {
        const { borderBottomWidth, outlineWidth, outlineStyle } = getComputedStyle(element);
        return [borderBottomWidth, outlineStyle === 'none' ? '0px' : outlineWidth];
      });
      expect(edges).not.toEqual(['0px', '0px']);
    }
  });

  test('in a low window the button of the header can be read over the page', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 360 });
    await openWithFonts(page, '/');
    const call = page.getByRole('banner').getByRole('link', { name: shared.bookACall });
    const button = call.filter({ visible: true }).last();
    await page.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded();
    await button.click({ trial: true });
    await expect(button).toHaveCSS('background-color', /^rgb\(/);
    expect(await styleOf(button, 'color')).not.toBe(await styleOf(button, 'backgroundColor'));
  });
});

test('with more contrast secondary text has the full color, light and dark', async ({ page }) => {
  await openWithFonts(page, '/portfolio');
  const body = page.locator('body');
  const text = page.getByText(card.tertiary, { exact: true }).first();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    expect(await styleOf(text, 'color')).not.toBe(await styleOf(body, 'color'));
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    expect(await styleOf(text, 'color')).toBe(await styleOf(body, 'color'));
  }
});

test('on a dark system Dark Reader leaves the dark page as it is', async ({ page }) => {
  const lock = page.locator('meta[name="darkreader-lock"]');
  await page.goto('/');
  await expect(lock).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(lock).toHaveCount(1);
});

const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };

/** Returns the object of each sheet in a PDF, which names the fonts of its texts. */
const printSheets = async (page: Page, options: object = {}) =>
  String(await page.pdf({ format: 'Letter', ...options }))
    .split('endobj')
    .filter((object) => /\/Type\s*\/Page\b/.test(object));

test('pages print on few sheets, the last with text', async ({ page }) => {
  for (const [path, most] of [
    ['/', 9],
    ['/projects', 7],
    ['/portfolio', 3],
  ] as const) {
    await openWithFonts(page, path);
    await scrollThrough(page);
    const sheets = await printSheets(page);
    expect(sheets.length, path).toBeLessThanOrEqual(most);
    expect(sheets.at(-1), `the last sheet of ${path}`).toContain('/Font');
  }
});

test('in print a dark page is white, with answers, without controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await openWithFonts(page, '/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const { answer } of fixtureSite.faqs) await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('a report prints on one sheet', async ({ page }) => {
  await openWithFonts(page, '/projects');
  // Otherwise the content before it would decide where the sheet ends.
  await page.evaluate(() => {
    const report = document.querySelector('[id$="_report"]');
    if (report) document.body.replaceChildren(report);
  });
  expect(await printSheets(page, { margin })).toHaveLength(1);
});

test('the calculator prints whole, on the next sheet if need be', async ({ page }) => {
  await openWithFonts(page, '/');
  await page.getByRole('heading', { name: calculator.title }).evaluate((heading) => {
    const filler = document.createElement('div');
    filler.style.height = '4in';
    document.body.replaceChildren(filler, heading.closest('section') ?? '');
  });
  const sheets = await printSheets(page, { margin });
  expect(sheets).toHaveLength(2);
  expect(sheets[0], 'the sheet before it').not.toContain('/Font');
});

test('on paper no text of the landing page is cut off', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // US Letter with margins of one centimeter.
  await page.setViewportSize({ width: 740, height: 980 });
  await openWithFonts(page, '/');
  expect(await findCutTexts(page)).toEqual([]);
});
