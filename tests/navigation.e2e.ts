import type { Page } from '@playwright/test';
import { routes } from '../src/lib/routes.ts';
import {
  applyStyles,
  delayRequests,
  expectUncovered,
  missingPageMessage,
  openWithFonts,
  waitForFonts,
} from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { shared } = fixtureSite.copy;
const { navigation, menu } = shared;

test.use({
  ...onFixtureSite,
  contextOptions: { reducedMotion: 'reduce' },
  allowedConsole: missingPageMessage,
});

const openButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: menu.open, exact: true });
const closeButton = (page: Page) => page.getByRole('button', { name: menu.close });
const mainNavigation = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: menu.label });

async function expectAt(page: Page, anchor: string) {
  await expect(page).toHaveURL(`/#${anchor}`);
  await expectUncovered(page.locator(`#${anchor}`).getByRole('heading', { level: 2 }));
}

test('the header leads to sections, also while fonts load', async ({ page }) => {
  const follow = (section: 'outcomes' | 'how' | 'pricing' | 'faqs') =>
    mainNavigation(page).getByRole('link', { name: navigation[section] }).click();
  await page.goto('/nope');
  await follow('how');
  await expectAt(page, 'how');
  const release = await delayRequests(page, /\.woff2$/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await follow('faqs');
  await expectAt(page, 'faqs');
  release();
  await waitForFonts(page);
  await expectAt(page, 'faqs');
  for (const section of ['outcomes', 'pricing'] as const) {
    await follow(section);
    await expectAt(page, section);
  }
});

test('header and footer have the links of their page', async ({ page }) => {
  const links = mainNavigation(page).getByRole('link');
  const { outcomes, how, portfolio, pricing, faqs, caseStudies, home } = navigation;
  for (const [path, labels, current] of [
    [routes.portfolio, [outcomes, how, portfolio, pricing, faqs], portfolio],
    [routes.caseStudies, [caseStudies, portfolio, home], caseStudies],
  ] as const) {
    await page.goto(path);
    await expect(links).toContainText([...labels]);
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(current);
  }
  const footer = page.getByRole('contentinfo');
  for (const [group, labels] of [
    [shared.footer.explore, [outcomes, how, portfolio, pricing]],
    [shared.footer.resources, [faqs, navigation.contact]],
    [shared.footer.legal, [navigation.terms, navigation.privacy]],
  ] as const) {
    const inGroup = footer.getByRole('navigation', { name: group }).getByRole('link');
    await expect(inGroup).toContainText([...labels]);
  }
  await expect(footer.getByText('Fewer calls, better calls.')).toBeVisible();
  const mail = footer.getByRole('link', { name: 'team+sales@fjordandpike.example' });
  await expect(mail).toHaveAttribute('href', 'mailto:team+sales@fjordandpike.example');
  await footer.getByRole('link').last().scrollIntoViewIfNeeded();
  const inHeader = (name: string) => page.getByRole('banner').getByRole('link', { name }).first();
  await expect(inHeader(shared.bookACall)).toBeInViewport({ ratio: 1 });
  await inHeader(shared.homeLink).click();
  await expect(page).toHaveURL('/');
  await footer.getByRole('link', { name: pricing }).click();
  await expectAt(page, 'pricing');

  await page.setViewportSize({ width: 320, height: 256 });
  await footer.getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner'), 'in a low window').not.toBeInViewport();
});

test('a brand of thirty characters leaves one row above a heading', async ({ page }) => {
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await openWithFonts(page, '/#pricing');
    await expectAt(page, 'pricing');
    const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect(height, `${width} pixels`).toBeLessThanOrEqual(74);
  }
});

test.describe('the phone menu', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens and closes by keyboard, and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await expect(mainNavigation(page)).toHaveCount(0);
    await openButton(page).press('Enter');
    await expect(mainNavigation(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(mainNavigation(page)).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.locator('[popover]').getByRole('link').last().press('Tab');
    await expect(mainNavigation(page), 'after its last link').toHaveCount(0);
  });

  test('closes by Escape, a press beside it, a link and in a wide window', {
    tag: '@engines',
  }, async ({ page }) => {
    await openWithFonts(page, '/');
    await openButton(page).press('Enter');
    await expect(mainNavigation(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mainNavigation(page)).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
    await openButton(page).click();
    await page.mouse.click(180, 720);
    await expect(mainNavigation(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await openButton(page).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(openButton(page)).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(mainNavigation(page)).toHaveCount(0);
    await openButton(page).click();
    await mainNavigation(page).getByRole('link', { name: navigation.pricing }).press('Enter');
    await expect(mainNavigation(page)).toHaveCount(0);
    await expectAt(page, 'pricing');
  });

  test('shows each link in a low window and with text of twice the size', async ({ page }) => {
    await openWithFonts(page, '/');
    for (const [viewport, css] of [
      // A window of 1280 by 1024 pixels at 400 %.
      [{ width: 320, height: 256 }, ''],
      [{ width: 360, height: 740 }, 'html { font-size: 200% }'],
    ] as const) {
      await page.setViewportSize(viewport);
      await applyStyles(page, css);
      await openButton(page).click();
      for (const link of await mainNavigation(page).getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await closeButton(page).click();
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('opens and leads to a page', async ({ page }) => {
      await page.goto('/terms');
      await openButton(page).click();
      await mainNavigation(page).getByRole('link', { name: navigation.portfolio }).click();
      await expect(page).toHaveURL('/portfolio');
    });
  });
});
