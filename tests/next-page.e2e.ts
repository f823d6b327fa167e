import type { Page } from '@playwright/test';
import { shared } from '../src/content/copy/shared.ts';
import { expect, test } from './support/test.ts';

const { navigation } = shared;

/** The footer has the same links on a phone and on a desktop. */
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

async function withoutSpeculationRules(page: Page) {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== 'speculationrules';
    new MutationObserver(() => {
      document.querySelector('script[type="speculationrules"]')?.remove();
    }).observe(document, { childList: true, subtree: true });
  });
}

declare global {
  interface Window {
    fades?: Promise<string[]>;
  }
}

interface Visit extends PerformanceNavigationTiming {
  activationStart: number;
  deliveryType: string;
}

/** Rendered ahead, or at least fetched: a browser that is driven by a tool does not render ahead. */
const wasPrepared = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as Visit[];
    if (!visit) return false;
    return visit.activationStart > 0 || visit.deliveryType === 'navigational-prefetch';
  });

const prefetched = (page: Page) =>
  page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

/** Waits until the browser has fetched a page ahead, and says which. */
async function nextPrefetch(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const { promise, resolve } = Promise.withResolvers<string>();
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
  });
  return { path: promise };
}

test('the next page comes while the visitor hovers over its link, and nobody else is called', async ({
  page,
}) => {
  await page.goto('/terms');
  // A page that was fetched before the service worker stood is fetched again through it.
  await started(page);
  const prefetch = await nextPrefetch(page);
  // The test fails by itself when the page calls another origin.
  await footerLink(page, shared.bookACall).first().hover();
  await footerLink(page, navigation.privacy).hover();
  expect(await prefetch.path).toBe('/privacy');
  await footerLink(page, navigation.privacy).click();
  await page.waitForURL('**/privacy');
  expect(await wasPrepared(page)).toBe(true);
});

/** The script of the page, which comes after its first paint, has run: the worker comes last. */
const started = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/terms');
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  // The service worker fetches its failure screen once; that is no page ahead.
  await started(page);
  await footerLink(page, navigation.privacy).hover();
  expect(await prefetched(page)).toEqual([]);
});

test('without speculation rules a plain prefetch prepares each page once', async ({ page }) => {
  await withoutSpeculationRules(page);
  await page.goto('/terms');
  await started(page);
  for (const name of [navigation.privacy, 'Terms', navigation.privacy, shared.bookACall]) {
    await footerLink(page, name).first().hover();
  }
  expect(await prefetched(page)).toEqual(['/privacy']);
});

test('a touch prepares the next page where speculation rules are missing', async ({ page }) => {
  await withoutSpeculationRules(page);
  await page.goto('/terms');
  await started(page);
  await footerLink(page, navigation.privacy).dispatchEvent('touchstart');
  expect(await prefetched(page)).toEqual(['/privacy']);
});

/** What is animated as the page takes the place of the one before; empty where nothing is. */
async function followAndListFades(page: Page) {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<void> } };
      window.fades = viewTransition
        ? viewTransition.ready.then(() =>
            document.getAnimations().flatMap((animation) => {
              const { pseudoElement } = animation.effect as KeyframeEffect;
              const isFade = pseudoElement?.match(/^::view-transition-(old|new)/);
              return isFade ? `${pseudoElement} ${(animation as CSSAnimation).animationName}` : [];
            }),
          )
        : Promise.resolve([]);
    });
  });
  await page.goto('/terms');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: navigation.privacy, exact: true })
    .click();
  await page.waitForURL('**/privacy');
  await page.waitForFunction(() => window.fades !== undefined);
  return page.evaluate(() => window.fades);
}

test('where a pointer hovers, one page takes the place of the other at once', async ({ page }) => {
  expect(await followAndListFades(page)).toEqual([]);
});

test('a page that is rendered ahead has its fonts before it is shown', async ({ page }) => {
  await page.goto('/terms');
  await started(page);
  // A browser that is driven by a tool does not render ahead: here the page believes that it does.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true });
  });
  await footerLink(page, navigation.privacy).click();
  await page.waitForURL('**/privacy');
  const unloaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'unloaded').length);
  await expect.poll(unloaded).toBe(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('one page fades in over the other, as one picture', async ({ page }) => {
    expect(await followAndListFades(page)).toEqual(['::view-transition-new(root) appear']);
  });

  test('with reduced motion one page takes the place of the other at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await followAndListFades(page)).toEqual([]);
  });
});
