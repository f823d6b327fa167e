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
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the chosen billing period and a field can be seen', async ({ page }) => {
    await openWithFonts(page, '/');
    const period = page.getByRole('group', { name: pricing.periodLabel });
    const label = (name: string) => period.locator('label').filter({ hasText: name });
    const chosen = await styleOf(label(pricing.monthly), 'backgroundColor');
    const other = await styleOf(label(pricing.yearly), 'backgroundColor');
    const canvas = await styleOf(page.locator('body'), 'backgroundColor');
    expect([other, canvas]).not.toContain(chosen);
    await page.getByRole('radio', { name: pricing.monthly }).press('ArrowRight');
    await expect(label(pricing.monthly)).toHaveCSS('background-color', other);
    await expect(label(pricing.yearly)).toHaveCSS('background-color', chosen);

    const field = page.getByRole('textbox', { name: calculator.fields.leads });
    await field.focus();
    await expect(field).toHaveCSS('outline-style', 'solid');
    await expect(field).not.toHaveCSS('border-top-width', '0px');
    expect(await styleOf(field, 'outlineColor')).not.toBe(await styleOf(field, 'backgroundColor'));
  });

  test('header, menu, skip link and button are opaque', async ({ page }) => {
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
    await page.keyboard.press('Escape');
    // In a low window the button lies on the page.
    await page.setViewportSize({ width: 700, height: 360 });
    const call = header.getByRole('link', { name: shared.bookACall }).filter({ visible: true });
    await page.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded();
    await call.last().click({ trial: true });
    await expect(call.last()).toHaveCSS('background-color', /^rgb\(/);
    const color = await styleOf(call.last(), 'color');
    await expect(call.last()).not.toHaveCSS('background-color', color);
  });
});

test('with more contrast secondary text has the full color, light and dark', async ({ page }) => {
  await openWithFonts(page, '/');
  const heading = page.getByRole('heading', { level: 1 });
  const text = page.getByText(hero.intro, { exact: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    await expect(text).not.toHaveCSS('color', await styleOf(heading, 'color'));
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await expect(text).toHaveCSS('color', await styleOf(heading, 'color'));
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

test('on paper a dark page is white, with every text', async ({ page }) => {
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
    for (const { answer } of path === '/' ? fixtureSite.faqs : [])
      await expect(page.getByText(answer)).toBeVisible();
    const tops = await page
      .locator('li[id]')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    const inFirstRow = tops.filter((top) => top === tops[0]).length;
    if (path === '/portfolio') expect(inFirstRow).toBe(3);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  }
});
