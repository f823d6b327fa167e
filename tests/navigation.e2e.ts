import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/lib/chromium.ts';
import { routes } from '../src/lib/routes.ts';
import {
  delayRequests,
  expectHydrated,
  expectUncovered,
  openWithWorker,
  waitForFonts,
} from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { booking } = fixtureSite.copy.home;
const { notFound } = fixtureSite.copy.notFound;
const { shared } = fixtureSite.copy;

test.use({
  ...onFixtureSite,
  contextOptions: { reducedMotion: 'reduce' },
  allowedConsole: /^404: no page at \/|responded with a status of 404/,
});

const { navigation, menu } = shared;
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

test('the header leads to sections from every page', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  for (const [path, ...sections] of [
    [routes.home, 'outcomes', 'how', 'pricing', 'faqs'],
    [routes.terms, 'faqs'],
    ['/nope', 'faqs'],
  ] as const) {
    await page.goto(path);
    for (const section of sections) {
      if (isMobile) await openButton(page).click();
      await mainNavigation(page).getByRole('link', { name: navigation[section] }).click();
      await expectAt(page, section);
    }
  }
});

test('a link leads to its section while fonts load, and stays there', async ({ page }) => {
  const release = await delayRequests(page, /\.woff2$/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await mainNavigation(page).getByRole('link', { name: navigation.faqs }).click();
  await expectAt(page, 'faqs');
  release();
  await waitForFonts(page);
  await expectAt(page, 'faqs');
});

test('the header has the links of its page, and stays to its end', { tag: '@phone' }, async ({
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
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
  const inHeader = (name: string) => page.getByRole('banner').getByRole('link', { name }).first();
  await expect(inHeader(shared.bookACall)).toBeInViewport({ ratio: 1 });
  await inHeader(shared.homeLinkLabel).click();
  await expect(page).toHaveURL('/');
});

test('the footer has the links and the address, and leads to a section', async ({ page }) => {
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
  await expectAt(page, 'pricing');
});

test('the last call leads back to the comparison of plans', async ({ page }) => {
  await page.goto('/');
  await page.locator('#book').getByRole('link', { name: booking.comparePlans }).click();
  await expect(page).toHaveURL('/#compare');
  await expect(page.getByRole('rowheader', { name: 'Channels' })).toBeInViewport();
});

test('the phone menu opens, and closes by key, press, link and width', async ({ page }) => {
  const menu = mainNavigation(page);
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(menu).toHaveCount(0);
  await openButton(page).focus();
  for (const key of ['Escape', 'Enter']) {
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(menu).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
  }
  await openButton(page).click();
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
  await expectAt(page, 'pricing');
});

test('an unknown path is logged and shows a page that leads home', async ({ page, baseURL }) => {
  for (const path of ['/Terms', '/nope?industry=Fintech', '/%3Cscript%3Ealert%3Cscript%3E']) {
    const logged = page.waitForEvent('console', (entry) => entry.text().startsWith('404: '));
    expect((await page.goto(path))?.status()).toBe(404);
    expect((await logged).type()).toBe('error');
    expect((await logged).text()).toBe(`404: no page at ${new URL(path, baseURL).pathname}`);
  }
  const main = page.getByRole('main');
  await expect(main.getByText(notFound.code, { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await main.getByRole('link', { name: notFound.home }).click();
  await expect(page).toHaveURL('/');
});

test('hovering over a link fetches its page, and never another site', async ({ page }) => {
  const prefetched: string[] = [];
  await page.clock.setFixedTime('2032-01-01T12:00:00Z');
  await page.goto(routes.terms);
  const footer = page.getByRole('contentinfo');
  // Shows that the page's script has run.
  await expect(footer).toContainText('2032');
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') prefetched.push(new URL(prefetchUrl).pathname);
  });
  // A request to the scheduling page fails the test.
  await footer.getByRole('link', { name: shared.bookACall }).first().hover();
  const privacy = footer.getByRole('link', { name: navigation.privacy, exact: true });
  await privacy.hover();
  await expect.poll(() => prefetched).toContain(routes.privacy);
  await privacy.click();
  await expect(page).toHaveURL(routes.privacy);
});

test('a page comes back from the cache as it was left, island or not', { tag: '@worker' }, async ({
  baseURL,
}) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // Playwright disables the back/forward cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  const waitForPage = (path: string) =>
    page.waitForFunction((expected) => window.location.pathname === expected, path);
  await openWithWorker(page, routes.terms);
  for (const path of [routes.home, routes.portfolio, routes.terms]) {
    await page.goto(path);
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    // Interaction must not prevent caching.
    for (const island of await page.locator('astro-island').all()) {
      await island.locator('input').first().focus();
      await expectHydrated(page);
    }
    const other = path === routes.terms ? routes.privacy : routes.terms;
    await page.goto(other);
    // `goBack` would wait for a load event, which a cached page does not dispatch.
    await page.evaluate(() => window.history.back());
    await waitForPage(path);
    await expect(page.locator('html'), path).toHaveAttribute('data-persisted', 'true');
  }
  await browser.close();
});
