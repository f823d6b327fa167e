import type { Page } from '@playwright/test';
import { anchors, routes } from '../src/lib/routes.ts';
import { booking } from './fixtures/content/copy/home.ts';
import { shared } from './fixtures/content/copy/shared.ts';
import { expectUncovered, fontsShown, missingPageMessage, missingPath } from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ ...onFixtureSite, allowedConsole: missingPageMessage });

const { navigation, menu } = shared;
const anchored = (['outcomes', 'how', 'pricing', 'faqs'] as const).map((section) => {
  return { label: navigation[section], anchor: anchors[section] };
});
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
  for (const path of ['/', routes.terms, missingPath]) {
    for (const { label, anchor } of path === '/' ? anchored : anchored.slice(-1)) {
      await page.goto(path);
      if (isMobile) await openButton(page).click();
      await mainNavigation(page).getByRole('link', { name: label }).click();
      await expectAt(page, anchor);
    }
  }
});

test('a link leads to its section while the fonts are on their way, and the page stays there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-fonts-pending');
  await mainNavigation(page).getByRole('link', { name: navigation.faqs }).click();
  await expectAt(page, anchors.faqs);
  release();
  await fontsShown(page);
  await expectAt(page, anchors.faqs);
});

test('the header has the links of its page, marks the current one, and stays to the end @phone', async ({
  page,
  isMobile,
}) => {
  const links = mainNavigation(page).getByRole('link');
  const { outcomes, how, portfolio, pricing, faqs, caseStudies, backToHome } = navigation;
  for (const [path, labels, current] of [
    [routes.portfolio, [outcomes, how, portfolio, pricing, faqs], portfolio],
    [routes.caseStudies, [caseStudies, portfolio, backToHome], caseStudies],
  ] as const) {
    await page.goto(path);
    if (isMobile) await openButton(page).click();
    await expect(links).toContainText([...labels]);
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(current);
  }
  await links.filter({ hasText: backToHome }).click();
  await expect(page).toHaveURL('/');

  await page.goto(routes.terms);
  await page.getByText('© ').scrollIntoViewIfNeeded();
  const banner = page.getByRole('banner');
  const call = banner.getByRole('link', { name: shared.bookACall }).first();
  await expect(call).toBeInViewport({ ratio: 1 });
  await banner.getByRole('link', { name: shared.homeLinkLabel }).click();
  await expect(page).toHaveURL('/');
});

test('the footer has the links and the address, and leads to a section of the landing page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.terms);
  const footer = page.getByRole('contentinfo');
  const { outcomes, how, portfolio, pricing, faqs, contact, terms, privacy } = navigation;
  for (const [group, labels] of [
    [shared.footer.explore, [outcomes, how, portfolio, pricing]],
    [shared.footer.resources, [faqs, contact]],
    [shared.footer.legal, [terms, privacy]],
  ] as const) {
    const links = footer.getByRole('navigation', { name: group }).getByRole('link');
    await expect(links).toContainText([...labels]);
  }
  await expect(footer.getByText('Fewer calls, better calls.')).toBeVisible();
  const mail = footer.getByRole('link', { name: 'team+sales@fjordandpike.example' });
  await expect(mail).toHaveAttribute('href', 'mailto:team+sales@fjordandpike.example');
  await footer.getByRole('link', { name: navigation.pricing }).click();
  await expectAt(page, anchors.pricing);
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

  test('opens and closes by keyboard and by a press beside it, gives the focus back, and closes at a link and in a wide window', async ({
    page,
  }) => {
    const menu = mainNavigation(page);
    await page.goto('/');
    await expect(menu).toHaveCount(0);
    await openButton(page).focus();
    for (const [open, close] of [
      ['Enter', 'Escape'],
      ['Space', 'Enter'],
    ] as const) {
      await page.keyboard.press(open);
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(closeButton(page)).toBeFocused();
      await page.keyboard.press(close);
      await expect(menu).toHaveCount(0);
      await expect(openButton(page)).toBeFocused();
    }
    await openButton(page).click();
    await expect(menu).toBeVisible();
    await page.mouse.click(phone.width / 2, phone.height - 20);
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await openButton(page).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(openButton(page)).toBeHidden();
    await page.setViewportSize(phone);
    await expect(menu).toHaveCount(0);
    await openButton(page).click();
    await menu.getByRole('link', { name: navigation.pricing }).press('Enter');
    await expect(menu).toHaveCount(0);
    await expectAt(page, anchors.pricing);
  });
});
