import type { Page } from '@playwright/test';
import { anchors, routes } from '../src/lib/routes.ts';
import { booking } from './fixtures/content/copy/home.ts';
import { shared } from './fixtures/content/copy/shared.ts';
import { expectUncovered, missingPageMessage, missingPath } from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ ...onFixtureSite, allowedConsole: missingPageMessage });

const { navigation, menu } = shared;
const anchored = (['outcomes', 'how', 'pricing', 'faqs'] as const).map((section) => {
  return { label: navigation[section], anchor: anchors[section] };
});
const paths = [...Object.values(routes), missingPath, '/500'];
const phone = { width: 360, height: 740 };

const openButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: menu.open, exact: true });
const closeButton = (page: Page) => page.getByRole('button', { name: menu.close });
const mainNavigation = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: menu.label });

async function expectAt(page: Page, anchor: string) {
  await expect(page).toHaveURL(`/#${anchor}`);
  await expectUncovered(page.locator(`#${anchor}`).getByRole('heading', { level: 2 }));
}

test('the header leads to the sections of the landing page, from there and from elsewhere @phone', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths.filter((each) => each !== routes.caseStudies)) {
    for (const { label, anchor } of path === '/' ? anchored : anchored.slice(-1)) {
      await page.goto(path);
      if (isMobile) await openButton(page).click();
      await mainNavigation(page).getByRole('link', { name: label }).click();
      await expectAt(page, anchor);
    }
  }
});

test('the header has the links of its page and marks the one that is shown @phone', async ({
  page,
  isMobile,
}) => {
  const links = mainNavigation(page).getByRole('link');
  await page.goto(routes.portfolio);
  if (isMobile) await openButton(page).click();
  await expect(links).toContainText([
    navigation.outcomes,
    navigation.how,
    navigation.portfolio,
    navigation.pricing,
    navigation.faqs,
  ]);
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(navigation.portfolio);

  await page.goto(routes.caseStudies);
  if (isMobile) await openButton(page).click();
  await expect(links).toContainText([
    navigation.caseStudies,
    navigation.portfolio,
    navigation.backToHome,
  ]);
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(navigation.caseStudies);
  await links.filter({ hasText: navigation.backToHome }).click();
  await expect(page).toHaveURL('/');
});

test('the header stays in view to the end of the page and leads home @phone', async ({ page }) => {
  await page.goto(routes.terms);
  await page.getByText('© ').scrollIntoViewIfNeeded();
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: shared.bookACall }).first()).toBeInViewport({
    ratio: 1,
  });
  await banner.getByRole('link', { name: shared.homeLinkLabel }).click();
  await expect(page).toHaveURL('/');
});

test('the footer leads to the sections of the landing page and to every page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const footer = page.getByRole('contentinfo');
  for (const { label, anchor } of anchored) {
    await page.goto(routes.terms);
    await footer.getByRole('link', { name: label }).click();
    await expectAt(page, anchor);
  }
  for (const [group, labels] of [
    [
      shared.footer.explore,
      [navigation.outcomes, navigation.how, navigation.portfolio, navigation.pricing],
    ],
    [shared.footer.resources, [navigation.faqs, navigation.contact]],
    [shared.footer.legal, [navigation.terms, navigation.privacy]],
  ] as const) {
    const links = footer.getByRole('navigation', { name: group }).getByRole('link');
    const texts = await links.allTextContents();
    expect(texts.slice(0, labels.length)).toEqual(labels);
  }
  await expect(footer.getByText('Fewer calls, better calls.')).toBeVisible();
  const mail = footer.getByRole('link', { name: 'team+sales@fjordandpike.example' });
  await expect(mail).toHaveAttribute('href', 'mailto:team+sales@fjordandpike.example');
});

test('a result leads to its case study, and the last call back to the plans', async ({ page }) => {
  const [study] = fixtureSite.caseStudies;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator(`#results a[href="/projects#${study?.id}"]`).first().click();
  await expect(page).toHaveURL(`/projects#${study?.id}`);
  await expect(page.getByRole('heading', { level: 2, name: study?.title ?? '' })).toBeInViewport();
  await page.goto('/');
  await page.locator('#book').getByRole('link', { name: booking.comparePlans }).click();
  await expect(page).toHaveURL(/\/#[a-z-]+$/);
  await expect(page.getByText('$1,250,000').filter({ visible: true }).first()).toBeInViewport();
});

test.describe('the phone menu', () => {
  test.use({ viewport: phone });

  test.beforeEach(({ page }) => page.goto('/'));

  test('opens and closes by the keyboard, and the focus returns to its button', async ({
    page,
  }) => {
    await expect(mainNavigation(page)).toHaveCount(0);
    await openButton(page).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(mainNavigation(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(closeButton(page)).toBeFocused();
      await page.keyboard.press(key === 'Enter' ? 'Escape' : 'Enter');
      await expect(mainNavigation(page)).toHaveCount(0);
      await expect(openButton(page)).toBeFocused();
    }
  });

  test('closes when a link in it is followed by the keyboard', async ({ page }) => {
    await openButton(page).focus();
    await page.keyboard.press('Enter');
    await mainNavigation(page).getByRole('link', { name: navigation.pricing }).focus();
    await page.keyboard.press('Enter');
    await expect(mainNavigation(page)).toHaveCount(0);
    await expectAt(page, anchors.pricing);
  });

  test('closes when the page beside it is pressed, and when the window grows', async ({ page }) => {
    await openButton(page).click();
    await expect(mainNavigation(page)).toBeVisible();
    await page.mouse.click(phone.width / 2, phone.height - 20);
    await expect(mainNavigation(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');

    await openButton(page).click();
    await expect(closeButton(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(mainNavigation(page)).toHaveCount(1);
    await expect(openButton(page)).toBeHidden();
    await page.setViewportSize(phone);
    await expect(openButton(page)).toBeVisible();
    await expect(mainNavigation(page)).toHaveCount(0);
  });
});

test('the skip link is the first stop on every page and leads past the header @phone', async ({
  page,
}) => {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      const skip = page.getByRole('link', { name: shared.skipLink });
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(skip).not.toBeInViewport();
    });
  }
});
