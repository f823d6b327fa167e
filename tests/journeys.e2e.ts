import { test as base } from '@playwright/test';
import { formatMoney } from '../src/lib/format.ts';
import { routes } from '../src/lib/routes.ts';
import { calculateProjection } from '../src/sections/calculator/calculate.ts';
import { calculator, field } from './support/controls.ts';
import { findLayoutFaults } from './support/page-checks.ts';
import { allPaths, applyStyles, missingPageMessage, openWithFonts } from './support/pages.ts';
import { startProxySite } from './support/proxy-site.ts';
import { fixtureSite, onFixtureSite, ownerSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

/* What engines do differently: layout, `:has()`, popovers, `<details>`, workers. All engines run this file. */

const { copy, plans } = fixtureSite;

test.use({ ...onFixtureSite, allowedConsole: missingPageMessage });

for (const path of allPaths) {
  test(`${path} fits its window, also with text of twice the size`, async ({ page }) => {
    await openWithFonts(page, path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findLayoutFaults(page)).toEqual([]);
    }
    await applyStyles(page, 'html { font-size: 200% }');
    expect(await findLayoutFaults(page)).toEqual([]);
  });
}

test('an address with inputs opens at the calculator, which follows digits and sliders', async ({
  page,
}) => {
  await openWithFonts(page, `${routes.home}?leads=4`);
  await expect(calculator(page)).toBeInViewport();
  await field(page, 'leads').press('End');
  await field(page, 'leads').pressSequentially('4');
  const { projectedRevenue } = calculateProjection({ leads: 44, deal: 5000, rate: 20 });
  await expect(calculator(page)).toContainText(formatMoney(projectedRevenue));
  await calculator(page).getByRole('slider').last().click();
  await expect(page).toHaveURL(/leads=44.*rate=50/);
});

test('prices change by pointer and by keyboard', async ({ page }) => {
  const { monthlyPrice = 0, yearlyPrice = 0 } = plans.find((plan) => !plan.isCustom) ?? {};
  await openWithFonts(page, '/#pricing');
  const pricing = page.locator('#pricing');
  const monthly = pricing.getByText(formatMoney(monthlyPrice), { exact: true }).first();
  const yearly = pricing.getByText(formatMoney(yearlyPrice), { exact: true }).first();
  await expect(monthly).toBeVisible();
  await pricing.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(yearly).toBeVisible();
  await expect(monthly).toBeHidden();
  await pricing.getByText(copy.home.pricing.monthly, { exact: true }).click();
  await expect(monthly).toBeVisible();
});

test('an anchor opens in view, with the first answer', async ({ page }) => {
  await openWithFonts(page, '/#faqs');
  const questions = page.locator('#faqs');
  await expect(questions.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(questions.locator('details[open]')).toHaveCount(1);
});

test('the phone menu opens and closes by keyboard and gives the focus back', async ({ page }) => {
  const { menu } = copy.shared;
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithFonts(page, '/');
  const open = page.getByRole('button', { name: menu.open });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: menu.label })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: menu.label })).toBeHidden();
  await expect(open).toBeFocused();
});

// Not `support/test.ts`, which fails on requests to another origin.
base(
  'a failing server shows the failure screen, and the retry opens the page',
  async ({ page }) => {
    const failure = ownerSite.copy.failure.screen;
    const site = await startProxySite(process.env.BASE_URL ?? '');
    await page.goto(site.origin);
    const workerState = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
    await expect.poll(workerState).toBe('activated');
    site.failWith(503);
    await page.goto(site.origin + routes.terms);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.title);
    site.failWith(undefined);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(failure.title);
    await site.stop();
  },
);
