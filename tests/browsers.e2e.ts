import type { Page } from '@playwright/test';
import { pricing } from './fixtures/content/copy/home.ts';
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

test('without subgrid the project cards keep their order and their words', async ({ page }) => {
  await without(page, /\bsubgrid\b/g, 'unknown-grid');
  await page.goto('/portfolio');
  const first = page.getByRole('article').first();
  const picture = await first.getByRole('img').boundingBox();
  const button = await first.getByRole('link').last().boundingBox();
  expect(picture && button && picture.y < button.y).toBe(true);
});
