import type { Page } from '@playwright/test';
import { shared } from '../src/content/copy/shared.ts';
import { routes } from '../src/lib/routes.ts';
import { expect, test } from './support/test.ts';

const privacyLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: shared.navigation.privacy, exact: true });

/** Opens a page and collects the paths that speculation rules prefetch. */
async function openCollectingPrefetches(page: Page) {
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
  return paths;
}

test('hovering over a link prefetches its page, and never another site', async ({ page }) => {
  const fetched = await openCollectingPrefetches(page);
  await page.getByRole('contentinfo').getByRole('link', { name: shared.bookACall }).first().hover();
  await privacyLink(page).hover();
  await expect.poll(() => fetched).toContain(routes.privacy);
  await privacyLink(page).click();
  await expect(page).toHaveURL(routes.privacy);
});
