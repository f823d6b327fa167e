import type { Page } from '@playwright/test';
import { failure as failureCopy } from '../src/content/copy/failure.ts';
import { calculator as calculatorCopy } from './fixtures/content/copy/calculator.ts';
import { calculator, count, field, figure, industry, search } from './support/islands.ts';
import { onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use(onFixtureSite);

const scripts = /\.js(\?|$)/;

const leads = (page: Page) => field(page, 'leads');
const revenue = (page: Page) => figure(page, 'currentRevenue');
const tryAgain = (page: Page) => page.getByRole('button', { name: failureCopy.retry });
const startFailed = (page: Page) =>
  page.getByRole('alert').filter({ hasText: failureCopy.startFailed });

/** Opens a page and holds the code of its islands back until released. */
async function openWithDelayedCode(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return resolve;
}

test.describe('before the scripts of a page arrive', () => {
  test('inputs of the calculator override the address at hydration', async ({ page }) => {
    const release = await openWithDelayedCode(page, '/?leads=10&deal=1000');
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
    const release = await openWithDelayedCode(page, '/portfolio');
    await industry(page).selectOption('Manufacturing');
    await search(page).fill('ventil');
    await expect(count(page)).toHaveText('6 of 6 projects');
    release();
    await expect(count(page)).toHaveText('1 of 6 projects');
    await expect(industry(page)).toHaveValue('Manufacturing');
    await expect(search(page)).toHaveValue('ventil');
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL('/portfolio?industry=Manufacturing&q=ventil');
  });
});

test.describe('when the code of an island cannot be fetched', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('the calculator says so at each attempt, then starts with the inputs', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/');
    await leads(page).fill('40');
    await expect(startFailed(page)).toBeVisible();
    await expect(leads(page)).toHaveValue('40');
    await Promise.all([page.waitForEvent('load'), tryAgain(page).click()]);
    await expect(startFailed(page)).toBeVisible();

    await page.unroute(scripts);
    await tryAgain(page).click();
    await expect(startFailed(page)).toBeHidden();
    await expect(revenue(page)).toHaveText('$40,000');
    await leads(page).fill('41');
    await expect(revenue(page)).toHaveText('$41,000');
  });

  test('the portfolio says so above all projects, then filters by the inputs', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/portfolio');
    await search(page).fill('ventil');
    await expect(startFailed(page)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.unroute(scripts);
    await tryAgain(page).click();
    await expect(count(page)).toHaveText('1 of 6 projects');
    await expect(page).toHaveURL('/portfolio?q=ventil');
    await expect(search(page)).toHaveValue('ventil');
  });
});

test.describe('when an island throws', () => {
  test.use({ allowedConsole: /The ledger is out of ink/ });

  /** While `broken` is set, filling a template throws. */
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const { replace } = String.prototype;
      String.prototype.replace = function (this: string, ...values: [never, never]) {
        if (!('broken' in window && window.broken && /\{\w+\}/.test(this)))
          return replace.apply(this, values);
        throw new RangeError('The ledger is out of ink');
      };
    }),
  );
  const breakPage = (page: Page) =>
    page.evaluate(() => void Object.assign(window, { broken: true }));
  const retry = (page: Page) =>
    page.getByRole('main').getByRole('link', { name: failureCopy.retry });

  const notice = (page: Page) =>
    page.getByRole('alert').filter({
      has: page.getByRole('heading', { name: failureCopy.title, level: 2 }),
    });

  test('the failure screen replaces it, the rest stays, and a retry works', async ({ page }) => {
    await page.goto('/');
    await leads(page).fill('40');
    await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20');
    await breakPage(page);
    await leads(page).fill('41');
    await expect(notice(page)).toContainText('The ledger is out of ink');
    await expect(
      page.getByRole('main').getByRole('link', { name: failureCopy.home }),
    ).toHaveAttribute('href', '/');
    await expect(calculator(page).getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await retry(page).click();
    await expect(notice(page)).toBeHidden();
    await expect(leads(page)).toBeInViewport();
    await expect(leads(page)).toHaveValue('40');
    await leads(page).fill('42');
    await expect(revenue(page)).toHaveText('$42,000');
  });

  test('the portfolio keeps all projects below the failure screen', async ({ page }) => {
    await page.goto('/portfolio?q=ventil');
    await expect(count(page)).toHaveText('1 of 6 projects');
    await breakPage(page);
    await search(page).fill('ventil nowhere');
    await expect(notice(page)).toContainText('The ledger is out of ink');
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page).toHaveURL(/nowhere/);
    await retry(page).click();
    await expect(notice(page)).toBeHidden();
    await expect(search(page)).toHaveValue('ventil nowhere');
    await expect(count(page)).toHaveText('0 of 6 projects');
  });

  test('the failure screen also replaces it at hydration', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { broken: true }));
    await page.goto('/');
    await calculator(page).scrollIntoViewIfNeeded();
    await expect(notice(page)).toContainText('The ledger is out of ink');
  });
});
