import type { Page } from '@playwright/test';
import { routes } from '../src/lib/routes.ts';
import { workerPath } from '../src/worker/register.ts';
import { type FaultySite, startFaultySite } from './support/faulty-site.ts';
import { openWithWorker } from './support/pages.ts';
import { fixtureSite, ownSite } from './support/sites.ts';
import { test as base, expect } from './support/test.ts';

const { hero: caseStudiesHero } = ownSite.copy.caseStudies;
const { failure, unreachable } = fixtureSite.copy.failure;
const { shared } = fixtureSite.copy;

const test = base.extend<{ site: FaultySite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter.
  site: async ({}, use) => {
    const site = await startFaultySite(process.env.FIXTURE_URL ?? '');
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.origin),
  // The browser logs the failures that the test causes.
  allowedConsole: /Failed to load resource|^404: no page at/,
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

const retry = (page: Page) => page.getByRole('main').getByRole('link', { name: failure.retry });

test('offline, a page shows the failure screen until it is back', { tag: '@worker' }, async ({
  page,
  context,
}) => {
  await openWithWorker(page, routes.home);
  await context.setOffline(true);
  const response = await page.goto(`${routes.portfolio}?industry=Fintech#after`);
  expect(response?.status()).toBe(503);
  await expectScreen(page, unreachable);
  const style = await styleOf(page);
  await retry(page).click();
  await expectScreen(page, unreachable);
  await context.setOffline(false);
  await retry(page).click();
  await expect(page.getByText('1 of 5 projects').first()).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#after');
  await page.goto('/500');
  expect(await styleOf(page)).toEqual(style);
});

test('a failing or stopped server shows the failure screen', { tag: '@worker' }, async ({
  page,
  site,
}) => {
  await openWithWorker(page, routes.home);
  for (const [status, message] of [
    [500, '500 Internal Server Error'],
    [521, '521'],
  ] as const) {
    site.failWith(status);
    const response = await page.goto(routes.caseStudies);
    expect(response?.status()).toBe(status);
    await expectScreen(page, message);
    site.failWith(undefined);
    await retry(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(caseStudiesHero.title);
  }
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  // Pages are not cached: the next visit shows the new deployment.
  site.replace(routes.terms, '<!doctype html><title>New</title>');
  await page.goto(routes.terms);
  await expect(page).toHaveTitle('New');
  await site.stop();
  await page.goto(routes.portfolio);
  await expectScreen(page, unreachable);
  await site.start();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: shared.navigation.privacy }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});

test('a new build replaces the screen', { tag: '@worker' }, async ({ page, site }) => {
  await openWithWorker(page, routes.home);
  const worker = fixtureSite.read(workerPath).toString();
  site.replace(workerPath, worker.replaceAll(failure.title, 'Another title'));
  site.failWith(503);
  await expect(async () => {
    await page.goto(routes.terms);
    await expect(page.getByText('Another title')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('filters wait for the rest of a page that arrives slowly', async ({ page, site }) => {
  const html = fixtureSite.read('portfolio.html').toString();
  const middle = html.lastIndexOf('<li', html.lastIndexOf('<article'));
  const { promise, resolve } = Promise.withResolvers<void>();
  async function* inParts() {
    yield html.slice(0, middle);
    await promise;
    yield html.slice(middle);
  }
  const path = `${routes.portfolio}?industry=Manufacturing`;
  // Caches the scripts.
  await page.goto(path);
  site.replace(path, inParts());
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('article')).toHaveCount(4);
  // Waits long enough for an island that wrongly hydrates at once.
  await page.locator('astro-island').evaluate(async (island) => {
    await import(`${island.getAttribute('renderer-url')}`);
    for (let frames = 0; frames < 9; frames += 1) await new Promise(requestAnimationFrame);
  });
  resolve();
  await expect(page.getByText('2 of 5 projects').first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});
