import type { Locator, Page } from '@playwright/test';
import { ownerSite } from './sites.ts';
import { expect } from './test.ts';
import { matchFirstGroups } from './text.ts';

const sitemapPaths = matchFirstGroups(
  ownerSite.read('sitemap.xml').toString(),
  /<loc>([^<]+)<\/loc>/g,
).map((address) => new URL(address).pathname);

/** The pages of the sitemap, the 404 page and the failure screen. */
export const allPaths = [...sitemapPaths, '/nope', '/500'];

/** Logged by the 404 page, for the owner. */
export const missingPageMessage = /^404: no page at \/nope$|responded with a status of 404/;

/** Waits for the web fonts, which are added together and may shift the layout. */
export const waitForFonts = (page: Page) =>
  page.waitForFunction(() => {
    const [family] = getComputedStyle(document.body).fontFamily.split(',');
    return [...document.fonts].some((font) => font.family === family && font.status === 'loaded');
  });

/** Opens a page and waits for its fonts. */
export async function openWithFonts(page: Page, path: string) {
  await page.goto(path);
  await waitForFonts(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Delays requests until the returned function is called. */
export async function delayRequests(page: Page, addresses: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Replaces a text in each page that the browser opens. */
export async function replaceInPages(page: Page, before: string, after: string) {
  await page.route('**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(before);
    await route.fulfill({ response, body: html.replaceAll(before, after) });
  });
}

/** Adds styles as a user's settings do; those of an earlier call go. */
export const applyStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Expects the heading to be in the window and not under the sticky header. */
export async function expectUncovered(heading: Locator) {
  await expect(heading).toBeInViewport({ ratio: 1 });
  const isOnTop = () =>
    heading.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 4, top + 8) === element;
    });
  await expect.poll(isOnTop, 'the heading is not covered').toBe(true);
}
