import type { Page } from '@playwright/test';
import { routes } from '../src/lib/routes.ts';
import { type ProxySite, startProxySite } from './support/proxy-site.ts';
import { fixtureSite } from './support/sites.ts';
import { test as base, expect } from './support/test.ts';

const { hero: caseStudiesHero } = fixtureSite.copy.caseStudies;
const { notFound } = fixtureSite.copy;
const { screen: failure, unreachable } = fixtureSite.copy.failure;

const test = base.extend<{ site: ProxySite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter.
  site: async ({}, use) => {
    const site = await startProxySite(process.env.FIXTURE_URL ?? '');
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.origin),
  // The browser logs the failures that the test causes; other engines have words of their own.
  allowedConsole: ({ browserName }, use) =>
    use(browserName === 'chromium' ? /Failed to load resource|^404: no page at|TypeError/ : /./),
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

test('an address that differs from a page by case alone offers that page', async ({ page }) => {
  await page.goto('/PortFolio?industry=Fintech');
  const suggestion = page.getByRole('main').getByRole('link', { name: routes.portfolio });
  await suggestion.click();
  await expect(page).toHaveURL(`${routes.portfolio}?industry=Fintech`);
  await page.goto('/portfolios');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await expect(suggestion).toBeHidden();
});

const styleOf = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { fontSize, color } = getComputedStyle(heading);
    return { fontSize, color, width: document.documentElement.scrollWidth };
  });

async function expectScreen(page: Page, message: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.title);
  await expect(page.getByRole('main').getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: failure.home })).toBeVisible();
}

const retryLink = (page: Page) => page.getByRole('main').getByRole('link', { name: failure.retry });

/** Opens the landing page and waits for its service worker, registered after some seconds. */
async function openWithWorker(page: Page) {
  await page.clock.install();
  await page.goto(routes.home);
  const states = async () => {
    await page.clock.fastForward(5000);
    return page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.map(({ active }) => active?.state);
    });
  };
  await expect.poll(states).toEqual(['activated']);
}

test('offline, a page shows the failure screen until it is back', async ({ page, context }) => {
  await openWithWorker(page);
  await context.setOffline(true);
  const response = await page.goto(`${routes.portfolio}?industry=Fintech#after`);
  expect(response?.status()).toBe(503);
  await expectScreen(page, unreachable);
  const style = await styleOf(page);
  await retryLink(page).click();
  await expectScreen(page, unreachable);
  await context.setOffline(false);
  await retryLink(page).click();
  await expect(page.getByText('1 of 5 projects').first()).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#after');
  await page.goto('/500');
  expect(await styleOf(page)).toEqual(style);
});

test('a failing server shows its status until it is back, a deployment the new page', {
  tag: '@engines',
}, async ({ page, site, browserName }) => {
  await openWithWorker(page);
  for (const [status, message] of [
    [500, '500 Internal Server Error'],
    [521, '521'],
  ] as const) {
    site.failWith(status);
    const response = await page.goto(routes.caseStudies);
    if (browserName === 'chromium') expect(response?.status()).toBe(status);
    await expectScreen(page, message);
    site.failWith(undefined);
    await retryLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(caseStudiesHero.title);
  }
  site.replace(routes.caseStudies, '<!doctype html><title>New</title>');
  await page.goto(routes.caseStudies);
  await expect(page).toHaveTitle('New');
});
