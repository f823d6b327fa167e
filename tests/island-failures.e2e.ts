import type { Page } from '@playwright/test';
import {
  calculator,
  countText,
  field,
  industryFilter,
  result,
  searchField,
} from './support/islands.ts';
import { delayRequests, replaceInPages } from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { calculator: calculatorCopy } = fixtureSite.copy.calculator;
const { failure: failureCopy } = fixtureSite.copy.failure;
const { filterBar } = fixtureSite.copy.portfolio;

test.use(onFixtureSite);

const scripts = /\.js(\?|$)/;

const leads = (page: Page) => field(page, 'leads');
const revenue = (page: Page) => result(page, 'currentRevenue');
const tryAgain = (page: Page) => page.getByRole('button', { name: failureCopy.retry });
const startFailed = (page: Page) =>
  page.getByRole('alert').filter({ hasText: failureCopy.startFailed });

/** For each island, a template that it fills in, a field, and what the page shows for an input. */
const islands = [
  {
    path: '/',
    template: calculatorCopy.announcement,
    input: leads,
    output: revenue,
    text: '40',
    shown: '$40,000',
    address: '/?leads=40',
  },
  {
    path: '/portfolio',
    template: filterBar.count,
    input: searchField,
    output: countText,
    text: 'ventil',
    shown: '1 of 5 projects',
    address: '/portfolio?q=ventil',
  },
];

const failureScreen = (page: Page) =>
  page.getByRole('alert').filter({
    has: page.getByRole('heading', { name: failureCopy.title, level: 2 }),
  });

test('inputs of the calculator override the address at hydration', async ({ page }) => {
  const release = await delayRequests(page, scripts);
  await page.goto('/?leads=10&deal=1000', { waitUntil: 'commit' });
  const copyLink = page.getByRole('button', { name: calculatorCopy.share.action });
  await expect(leads(page)).toBeVisible();
  await expect(copyLink).toBeHidden();
  await calculator(page).getByRole('slider', { name: calculatorCopy.fields.rate }).press('End');
  await field(page, 'deal').fill('');
  await leads(page).press('End');
  await page.keyboard.type('0');
  release();
  await expect(revenue(page)).toHaveText('$0');
  await expect(copyLink).toBeVisible();
  await expect(leads(page)).toHaveValue('100');
  await expect(leads(page)).toBeFocused();
  // An empty field shows the number it counts as.
  await expect(field(page, 'deal')).toHaveValue('0');
  await expect(field(page, 'rate')).toHaveValue('100');
  await expect(page).toHaveURL('/?leads=100&deal=0&rate=100');
});

test('search and filters apply at hydration', async ({ page }) => {
  const release = await delayRequests(page, scripts);
  await page.goto('/portfolio', { waitUntil: 'commit' });
  await industryFilter(page).selectOption('Manufacturing');
  await searchField(page).fill('ventil');
  await expect(countText(page)).toHaveText('5 of 5 projects');
  release();
  await expect(countText(page)).toHaveText('1 of 5 projects');
  await expect(industryFilter(page)).toHaveValue('Manufacturing');
  await expect(searchField(page)).toHaveValue('ventil');
  await expect(searchField(page)).toBeFocused();
  await expect(page).toHaveURL('/portfolio?industry=Manufacturing&q=ventil');
});

for (const { path, template, input, output, text, shown, address } of islands) {
  test.describe(`the island of ${path}`, () => {
    test.use({ allowedConsole: /Failed to load resource|TypeError/ });

    test('says that its code cannot be fetched, then starts with the inputs', async ({ page }) => {
      await page.route(scripts, (route) => route.abort());
      await page.goto(path);
      const built = await page.getByRole('article').count();
      await input(page).fill(text);
      await expect(startFailed(page)).toBeVisible();
      await expect(input(page)).toHaveValue(text);
      await expect(page.getByRole('article')).toHaveCount(built);
      await Promise.all([page.waitForEvent('load'), tryAgain(page).click()]);
      await expect(startFailed(page)).toBeVisible();

      await page.unroute(scripts);
      await tryAgain(page).click();
      await expect(startFailed(page)).toBeHidden();
      await expect(output(page)).toHaveText(shown);
      await expect(page).toHaveURL(address);
      await expect(page.locator('astro-island :focus')).toHaveAttribute('name', /leads|q/);
    });

    test('is replaced by the failure screen if it throws; the page stays', async ({ page }) => {
      // Without the template the island throws.
      await replaceInPages(page, `&quot;${template}&quot;`, 'null');
      await page.goto(path);
      const built = await page.getByRole('article').count();
      await input(page).focus();
      await expect(failureScreen(page)).toBeVisible();
      const home = page.getByRole('main').getByRole('link', { name: failureCopy.home });
      await expect(home).toHaveAttribute('href', '/');
      await expect(input(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(built);
      // A retry that works is tested in src/ui/IslandBoundary.test.tsx.
      await tryAgain(page).click();
      await expect(failureScreen(page)).toBeVisible();
      await expect(page.locator('main :focus')).toHaveCount(1);
    });
  });
}
