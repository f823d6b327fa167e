import type { Page } from '@playwright/test';
import { shared } from '../src/content/copy/shared.ts';
import { routes } from '../src/lib/routes.ts';
import { expect, test } from './support/test.ts';

const privacyLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: shared.navigation.privacy, exact: true });

/** Opens a page and collects the pages fetched ahead, by speculation rules or a plain prefetch. */
async function openWatched(page: Page) {
  const paths: string[] = [];
  await page.clock.setFixedTime('2032-01-01T12:00:00Z');
  await page.goto(routes.terms);
  // The script of the page has run.
  await expect(page.getByRole('contentinfo')).toContainText('2032');
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') paths.push(new URL(prefetchUrl).pathname);
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'other' && request.url().endsWith(routes.privacy)) {
      paths.push(routes.privacy);
    }
  });
  return paths;
}

test('the next page is fetched while the visitor hovers over its link, and no other site', async ({
  page,
}) => {
  const fetched = await openWatched(page);
  await page.getByRole('contentinfo').getByRole('link', { name: shared.bookACall }).first().hover();
  await privacyLink(page).hover();
  await expect.poll(() => fetched).toContain(routes.privacy);
  await privacyLink(page).click();
  await expect(page).toHaveURL(routes.privacy);
});

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fetched = await openWatched(page);
  await privacyLink(page).hover();
  await privacyLink(page).click();
  await expect(page).toHaveURL(routes.privacy);
  expect(fetched).toEqual([]);
});

test('a touch fetches the next page where speculation rules are missing', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== 'speculationrules';
    new MutationObserver(() => {
      document.querySelector('script[type="speculationrules"]')?.remove();
    }).observe(document, { childList: true, subtree: true });
  });
  await openWatched(page);
  const prefetched = page.waitForRequest((request) => request.url().endsWith(routes.privacy));
  await privacyLink(page).dispatchEvent('touchstart');
  expect((await prefetched).isNavigationRequest()).toBe(false);
});
