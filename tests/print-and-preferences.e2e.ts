import type { Locator } from '@playwright/test';
import type * as DarkReader from 'darkreader';
import { findLowContrasts } from './support/axe.ts';
import { findCutTexts } from './support/page-checks.ts';
import { openWithFonts } from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { calculator } = fixtureSite.copy;
const { hero, pricing } = fixtureSite.copy.home;
const { shared } = fixtureSite.copy;

declare global {
  interface Window {
    DarkReader: typeof DarkReader;
  }
}

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
  await openWithFonts(page, '/');
  const heading = page.getByRole('heading', { level: 1 });
  const text = page.getByText(hero.intro, { exact: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    expect(await styleOf(text, 'color')).not.toBe(await styleOf(heading, 'color'));
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    expect(await styleOf(text, 'color')).toBe(await styleOf(heading, 'color'));
  }
});

test.describe('with Dark Reader', () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('each text can be read, on the accent, too', async ({ page }) => {
    await openWithFonts(page, '/');
    const header = page.getByRole('banner');
    const before = await styleOf(header, 'backgroundColor');
    await page.addScriptTag({ path: 'node_modules/darkreader/darkreader.js' });
    await page.evaluate(() => window.DarkReader.enable({}));
    await expect.poll(() => styleOf(header, 'backgroundColor')).not.toBe(before);
    expect(await findLowContrasts(page)).toEqual([]);
  });
});

test('on paper a dark page is white, with every text and answer, without controls', async ({
  page,
}) => {
  // US Letter with margins of one centimeter.
  await page.setViewportSize({ width: 740, height: 980 });
  for (const path of ['/', '/projects', '/portfolio', '/terms']) {
    await openWithFonts(page, path);
    const visible = page
      .getByRole('main')
      .locator(':is(h1, h2, h3, p, dt, dd, td, th):not(search *, :has(> button))')
      .filter({ visible: true });
    const onScreen = await visible.allTextContents();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const onPaper = await visible.allTextContents();
    expect(
      onScreen.filter((text) => !onPaper.includes(text)),
      path,
    ).toEqual([]);
    expect(await findCutTexts(page), path).toEqual([]);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    if (path === '/') {
      for (const { answer } of fixtureSite.faqs) await expect(page.getByText(answer)).toBeVisible();
    }
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  }
});

test('a printed portfolio has three projects in a row', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 980 });
  await openWithFonts(page, '/portfolio');
  await page.emulateMedia({ media: 'print' });
  const tops = await page
    .locator('li[id]')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
});
