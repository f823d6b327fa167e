import type { Page } from '@playwright/test';
import { projectCount } from './support/records.ts';
import { expect, test } from './support/test.ts';

const scripts = /\.js(\?|$)/;

const calculator = (page: Page) => page.getByRole('region', { name: 'Work out your return' });
const leads = (page: Page) =>
  calculator(page).getByRole('textbox', { name: 'Current leads per month' });
const results = (page: Page) => calculator(page).getByRole('figure', { name: 'Revenue per month' });
const revenue = (page: Page) =>
  calculator(page)
    .getByText('Current revenue per month', { exact: true })
    .locator('..')
    .getByRole('status');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const industry = (page: Page) => page.getByRole('combobox', { name: 'Industry' });
const count = (page: Page) => page.getByRole('status').first();
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const startFailed = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'This part could not start, because its code did not arrive.' });

/** Keeps the code of the islands on its way until it is let through. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function openMenu(page: Page, address: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  return menu;
}

test.describe('while the code of the page is on its way', () => {
  test('what is typed into the calculator counts once it runs', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(revenue(page)).toHaveText('$10,000');
    await leads(page).fill('40');
    await expect(revenue(page)).toBeHidden();
    release();
    await expect(revenue(page)).toHaveText('$40,000');
    await expect(revenue(page)).toBeVisible();
    await expect(leads(page)).toHaveValue('40');
    await expect(leads(page)).toBeFocused();
    await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20');
  });

  test('figures that do not belong to what is typed are not shown', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(results(page)).toBeVisible();
    await leads(page).press('End');
    await page.keyboard.type('0');
    await expect(leads(page)).toHaveValue('100');
    await expect(results(page)).toBeHidden();
    await expect(calculator(page).getByText('$35,000').first()).toBeHidden();
    release();
    await expect(results(page)).toBeVisible();
    await expect(revenue(page)).toHaveText('$100,000');
  });

  test('what is typed goes before what the address holds', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/?leads=40&deal=1000', { waitUntil: 'domcontentloaded' });
    await leads(page).fill('7');
    release();
    await expect(revenue(page)).toHaveText('$1,400');
    await expect(page).toHaveURL('/?leads=7&deal=1000&rate=20');
  });

  test('a field left empty shows 0 once it runs, one still in use stays empty', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const rate = calculator(page).getByRole('textbox', { name: 'Close rate (%)' });
    await leads(page).fill('');
    await rate.fill('');
    await expect(rate).toBeFocused();
    release();
    await expect(leads(page)).toHaveValue('0');
    await expect(revenue(page)).toHaveText('$0');
    await expect(rate).toHaveValue('');
    await rate.press('Tab');
    await expect(rate).toHaveValue('0');
  });

  test('what is typed into the search and chosen in a dropdown counts once it runs', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/portfolio', { waitUntil: 'domcontentloaded' });
    await industry(page).selectOption('Fintech');
    await search(page).fill('vault');
    await expect(count(page)).toHaveText(`${projectCount} of ${projectCount} projects`);
    release();
    await expect(count(page)).toHaveText(`1 of ${projectCount} projects`);
    await expect(industry(page)).toHaveValue('Fintech');
    await expect(search(page)).toHaveValue('vault');
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL('/portfolio?industry=Fintech&q=vault');
  });

  test('the billing period changes at once and stays when it runs', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const period = page.getByRole('group', { name: 'Billing period' });
    const starter = page.getByRole('listitem', { name: 'Starter', exact: true });
    await period.getByText('Yearly').click();
    await expect(starter.getByText('$3,664')).toBeVisible();
    await leads(page).fill('40');
    release();
    await expect(revenue(page)).toHaveText('$40,000');
    await expect(period.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(starter.getByText('$3,664')).toBeVisible();
  });

  test('the phone menu closes once it runs where a link in it was followed', async ({ page }) => {
    const release = await holdScripts(page);
    const menu = await openMenu(page, '/');
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/#pricing');
    await expect(menu).toBeVisible();
    release();
    await expect(menu).toBeHidden();
  });

  test('the phone menu stays open once it runs where no link was followed', async ({ page }) => {
    const release = await holdScripts(page);
    const menu = await openMenu(page, '/?utm_source=newsletter#pricing');
    release();
    // The last thing that the script of the page does to its markup.
    await expect(page.locator('a[href*="utm_term=source"]')).not.toHaveCount(0);
    await expect(menu).toBeVisible();
  });

  test('questions open and links work', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('heading', { name: 'How do leads reach our sales team?' }).click();
    await expect(page.getByText('Then we hand off booked meetings to your team')).toBeVisible();
    await page.getByRole('link', { name: 'See all case studies' }).click();
    await expect(page).toHaveURL('/projects');
  });
});

test.describe('where the code of the page does not arrive', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test('the calculator says so and starts with what was typed when tried again', async ({
    page,
  }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/');
    await leads(page).fill('40');
    await expect(startFailed(page)).toBeVisible();
    await expect(startFailed(page)).toContainText('What you entered is kept.');
    await expect(leads(page)).toHaveValue('40');
    await expect(results(page)).toBeHidden();

    await page.unroute(scripts);
    await tryAgain(page).click();
    await expect(startFailed(page)).toBeHidden();
    await expect(revenue(page)).toHaveText('$40,000');
    await expect(results(page)).toBeVisible();
    await expect(leads(page)).toHaveValue('40');
    await leads(page).fill('41');
    await expect(revenue(page)).toHaveText('$41,000');
    await expect(startFailed(page)).toBeHidden();
  });

  test('the portfolio says so, keeps its projects and starts with what was chosen', async ({
    page,
  }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/portfolio');
    await expect(startFailed(page)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(projectCount);
    await industry(page).selectOption('Fintech');
    await search(page).fill('vault');

    await page.unroute(scripts);
    await tryAgain(page).click();
    await expect(startFailed(page)).toBeHidden();
    await expect(count(page)).toHaveText(`1 of ${projectCount} projects`);
    await expect(industry(page)).toHaveValue('Fintech');
    await expect(search(page)).toHaveValue('vault');
  });

  test('a second failure is told as well, and the third try works', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/');
    await leads(page).fill('40');
    await expect(startFailed(page)).toBeVisible();
    await tryAgain(page).click();
    await expect(startFailed(page)).toBeHidden();
    await expect(startFailed(page)).toBeVisible();
    await expect(leads(page)).toHaveValue('40');

    await page.unroute(scripts);
    await tryAgain(page).click();
    await expect(revenue(page)).toHaveText('$40,000');
  });

  for (const { path, typed, kept } of [
    { path: '/', typed: leads, kept: '/?leads=40&deal=5000&rate=20' },
    { path: '/portfolio', typed: search, kept: '/portfolio?q=40' },
  ]) {
    test(`where the browser never asks for a failed script again, ${path} loads anew and keeps what was typed`, async ({
      page,
    }) => {
      let loads = 0;
      await page.route(
        ({ pathname }) => pathname === path,
        (route) => {
          loads += 1;
          return route.continue();
        },
      );
      await page.route(scripts, (route) =>
        loads < 2 && route.request().resourceType() === 'script' ? route.abort() : route.continue(),
      );
      await page.goto(path);
      await typed(page).fill('40');
      await expect(startFailed(page)).toBeVisible();
      await tryAgain(page).click();
      await expect(page).toHaveURL(kept);
      await expect(typed(page)).toHaveValue('40');
      await expect(startFailed(page)).toBeHidden();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      expect(loads).toBe(2);
    });
  }

  test('each single file that is missing is told, and a later try fetches it', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await page.goto('/');
    const wanted = await page
      .locator('astro-island')
      .evaluate((island) =>
        ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''),
      );

    for (const path of wanted) {
      await test.step(path, async () => {
        const other = await context.newPage();
        await other.route(
          ({ pathname }) => pathname === path,
          (route) => route.abort(),
        );
        await other.goto('/');
        await leads(other).fill('40');
        await expect(startFailed(other)).toBeVisible();
        await other.unrouteAll();
        await tryAgain(other).click();
        await expect(revenue(other)).toHaveText('$40,000');
        await expect(leads(other)).toHaveValue('40');
        await other.close();
      });
    }
  });
});

test.describe('where a part of the page throws', () => {
  test.use({ allowedConsole: [/The ledger is out of ink/] });

  /** While `broken` is set, nobody can write a number in words. */
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const proper = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format');
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        configurable: true,
        get() {
          if ('broken' in window && window.broken) throw new RangeError('The ledger is out of ink');
          return proper?.get?.call(this);
        },
      });
    }),
  );
  const setBroken = (page: Page, broken: boolean) =>
    page.evaluate((value) => Object.assign(window, { broken: value }) && undefined, broken);

  const failure = (page: Page) =>
    page.getByRole('alert').filter({
      has: page.getByRole('heading', { name: 'Unexpected Application Error!', level: 2 }),
    });

  test('the failure stands in its place with its message, and the rest of the page stays', async ({
    page,
  }) => {
    await page.goto('/');
    await leads(page).fill('40');
    await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20');
    // The announcement comes a second later, and would be the first to fail.
    await expect(page.getByText(/^Projected revenue .* additional revenue/)).toHaveCount(1);
    await setBroken(page, true);
    await leads(page).fill('41');

    await expect(failure(page)).toBeVisible();
    await expect(failure(page)).toContainText('The ledger is out of ink');
    await expect(failure(page).getByRole('link', { name: 'Return to Home' })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(calculator(page).getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Asked before the first call' })).toBeVisible();
    await page.getByRole('heading', { name: 'Which industries do you work with?' }).click();
    await expect(page.getByText('The portfolio has projects from each of them.')).toBeVisible();
  });

  test('a failure while it starts stands in its place as well', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { broken: true }));
    await page.goto('/');
    await calculator(page).scrollIntoViewIfNeeded();
    await expect(failure(page)).toContainText('The ledger is out of ink');
  });

  test('trying again works once the cause is gone, with the inputs of the address', async ({
    page,
  }) => {
    await page.goto('/');
    await leads(page).fill('40');
    await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20');
    await setBroken(page, true);
    await leads(page).fill('41');
    await tryAgain(page).click();
    await expect(failure(page)).toBeVisible();

    await setBroken(page, false);
    await tryAgain(page).click();
    await expect(failure(page)).toBeHidden();
    await expect(leads(page)).toHaveValue('40');
    await expect(revenue(page)).toHaveText('$40,000');
    await leads(page).fill('42');
    await expect(revenue(page)).toHaveText('$42,000');
  });
});
