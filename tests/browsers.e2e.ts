import type { Page } from '@playwright/test';
import { legal } from '../src/content/copy/legal.ts';
import { hero, pricing } from './fixtures/content/copy/home.ts';
import { shared } from './fixtures/content/copy/shared.ts';
import { onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

// The pages are rewritten on their way to the browser, so the hashes of their policy do not fit.
test.use({
  ...onFixtureSite,
  bypassCSP: true,
  serviceWorkers: 'block',
  allowedConsole: /service worker/i,
});

/** Serves every page as a browser would see it that does not know a feature. */
async function without(page: Page, feature: RegExp, unknown: string) {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      expect(body).toMatch(feature);
      await route.fulfill({ response, body: body.replaceAll(feature, unknown) });
    },
  );
}

test('without :has() both prices stand on each card, each with its billing', async ({ page }) => {
  await without(page, /:has\(/g, ':unknown-pseudo(');
  await page.goto('/#pricing');
  const pilot = page.getByRole('listitem', { name: 'Pilot', exact: true });
  await expect(pilot.getByText('$990')).toBeVisible();
  await expect(pilot.getByText(pricing.billedMonthly)).toBeVisible();
  await expect(pilot.getByText('$780')).toBeVisible();
  await expect(pilot.getByText(pricing.billedAnnually)).toBeVisible();
});

test('without popovers there is no menu button, and the footer leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await without(page, /:popover-open/g, ':unknown-popover');
  await page.goto('/');
  await expect(page.getByRole('button', { name: shared.menu.open })).toBeHidden();
  const explore = page.getByRole('navigation', { name: shared.footer.explore });
  await expect(explore.getByRole('link', { name: shared.navigation.portfolio })).toBeVisible();
});

test('without scroll-driven animation everything is in place', async ({ page }) => {
  await without(page, /animation-timeline:\s*scroll\(root\)/g, 'unknown-property:none');
  await page.goto('/');
  const logo = page.getByRole('banner').getByRole('link', { name: shared.homeLinkLabel });
  await expect(logo.locator('svg').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without subgrid the project cards keep their order and their words', async ({ page }) => {
  await without(page, /\bsubgrid\b/g, 'unknown-grid');
  await page.goto('/portfolio');
  const first = page.getByRole('article').first();
  const picture = await first.getByRole('img').boundingBox();
  const button = await first.getByRole('link').last().boundingBox();
  expect(picture && button && picture.y < button.y).toBe(true);
});

test('without view transitions and speculation rules links lead on', async ({ page }) => {
  await without(page, /@view-transition|speculationrules/g, 'unknown-rule');
  await page.goto('/terms');
  await page.getByRole('link', { name: legal.backToHome }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hero.titleEnd);
});
