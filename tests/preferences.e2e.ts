import type { Locator } from '@playwright/test';
import { allPaths, missingPageMessage, openWithFonts } from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { calculator } = fixtureSite.copy.calculator;
const { pricing } = fixtureSite.copy.home;
const { hero: portfolioHero } = fixtureSite.copy.portfolio;
const { shared } = fixtureSite.copy;

test.use({ ...onFixtureSite, allowedConsole: missingPageMessage });

const styleOf = (locator: Locator, property: 'color' | 'backgroundColor' | 'outlineColor') =>
  locator.evaluate((element, name) => getComputedStyle(element)[name], property);

test('with reduced motion nothing moves on any page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of allPaths) {
    await openWithFonts(page, path);
    await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
    await page.getByRole('banner').getByRole('link', { name: shared.bookACall }).first().hover();
    const moving = await page.evaluate(() => [
      ...document.getAnimations().map(({ id, playState }) => `${id} ${playState}`),
      getComputedStyle(document.documentElement).scrollBehavior,
    ]);
    expect(moving, path).toEqual(['auto']);
  }
});

test('with more contrast secondary text has the full color, light and dark', async ({ page }) => {
  await openWithFonts(page, '/portfolio');
  const first = page.getByRole('heading', { level: 1 });
  const text = page
    .getByRole('main')
    .getByText(portfolioHero.figures.projects.other, { exact: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    expect(await styleOf(text, 'color')).not.toBe(await styleOf(first, 'color'));
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    expect(await styleOf(text, 'color')).toBe(await styleOf(first, 'color'));
  }
});

test('in forced colors period, fields and focus ring are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
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

  const field = page.getByRole('textbox', { name: calculator.fields.leads });
  await field.focus();
  await expect(field).toHaveCSS('outline-style', 'solid');
  await expect(field).not.toHaveCSS('border-top-width', '0px');
  expect(await styleOf(field, 'outlineColor')).not.toBe(await styleOf(field, 'backgroundColor'));
});

test('in forced colors, what lies over the page is opaque and has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 740 });
  await openWithFonts(page, '/');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: shared.menu.open }).click();
  const opaque = /^rgb\(/;
  const menu = page.locator('[popover]');
  const skipLink = page.getByRole('link', { name: shared.skipLink });
  const meeting = page.getByRole('figure').filter({ hasText: 'AM' }).locator('.surface-accent');
  for (const surface of [header, menu, skipLink, meeting]) {
    await expect(surface).toHaveCSS('background-color', opaque);
    const [border, outline] = await surface.evaluate((element) => {
      const { borderBottomWidth, outlineWidth, outlineStyle } = getComputedStyle(element);
      return [borderBottomWidth, outlineStyle === 'none' ? '0px' : outlineWidth];
    });
    expect([border, outline]).not.toEqual(['0px', '0px']);
  }
  await page.keyboard.press('Escape');
  // A low window has no sticky header; its button stays.
  await page.setViewportSize({ width: 700, height: 360 });
  const button = header.getByRole('link', { name: shared.bookACall }).last();
  await meeting.getByRole('paragraph').last().scrollIntoViewIfNeeded();
  await button.click({ trial: true });
  await expect(button).toHaveCSS('background-color', opaque);
  expect(await styleOf(button, 'color')).not.toBe(await styleOf(button, 'backgroundColor'));
});

test('on a dark system Dark Reader leaves the dark page as it is', async ({ page }) => {
  const lock = page.locator('meta[name="darkreader-lock"]');
  await page.goto('/');
  await expect(lock).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(lock).toHaveCount(1);
});
