import type { Page } from '@playwright/test';
import { routes } from '../src/lib/routes.ts';
import {
  calculator as calculatorRegion,
  countText,
  field,
  searchField,
} from './support/islands.ts';
import { expectHydrated, replaceInPages } from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { calculator } = fixtureSite.copy.calculator;
const { filterBar } = fixtureSite.copy.portfolio;

test.use(onFixtureSite);

/* Properties of any text are tested in src/sections/calculator/roi.test.ts and src/sections/portfolio/filter.test.ts. */
const hostileTexts = [
  '__proto__',
  '<img src=x onerror=window.ran=true>',
  '"><script>window.ran=true</script>',
  '%ZZ',
  '9'.repeat(400),
];

/** A finite number other than negative zero, or the count of projects. */
const validOutput = /^(?!-\$?0%?$)(?:[+-]?[\d,]+%|-?\$[\d,]+|-?[\d,]+|[0-5] of 5 projects)$/;

const { leads } = calculator.fields;
const resultsIn = (page: Page) => calculatorRegion(page).getByRole('definition');

for (const [path, parameters, role, name, shown] of [
  [routes.home, ['leads', 'deal', 'rate', 'billing'], 'textbox', leads, resultsIn],
  [routes.portfolio, ['q', 'industry', 'type'], 'searchbox', filterBar.searchLabel, countText],
] as const) {
  test(`${path} takes any address and input as plain text`, async ({ page }) => {
    const field = page.getByRole(role, { name, exact: true });
    for (const text of hostileTexts) {
      const query = new URLSearchParams([...parameters, text].map((name) => [name, text]));
      await page.goto(`${path}?${query}`);
      await field.scrollIntoViewIfNeeded();
      await expectHydrated(page);
      await field.fill(`${text} `);
      const texts = await shown(page).allTextContents();
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(text).toMatch(validOutput);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    }
  });
}

test('fields that an extension adds to the page are not its own', async ({ page }) => {
  const foreign = ['q', 'industry', 'leads', 'rate', 'billing'].map(
    (name) => `<fieldset><input name="${name}" value="yearly"></fieldset>`,
  );
  await replaceInPages(page, '<main', `<form>${foreign.join('')}</form><main`);
  await page.goto('/portfolio');
  await page.getByRole('combobox').first().hover();
  await expectHydrated(page);
  await expect(searchField(page)).toHaveValue('');
  await expect(page).toHaveURL('/portfolio');
  await page.goto('/');
  await field(page, 'leads').scrollIntoViewIfNeeded();
  await expectHydrated(page);
  await expect(field(page, 'leads')).toHaveValue('10');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(page).toHaveURL('/?billing=yearly');
});

test.describe('where the browser refuses to change the address', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      history.pushState = history.replaceState = () => {
        throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
      };
    }),
  );

  test('filters work, and can be cleared', async ({ page }) => {
    await page.goto('/portfolio');
    await page.getByRole('combobox').first().selectOption('Fintech');
    await expect(countText(page)).toHaveText('1 of 5 projects');
    await page.getByRole('button', { name: filterBar.clear }).click();
    await expect(countText(page)).toHaveText('5 of 5 projects');
  });

  test('plans and calculator agree on the period', async ({ page }) => {
    await page.goto('/?utm_source=mail');
    await page.getByRole('radio', { name: 'Yearly' }).check();
    await field(page, 'leads').fill('40');
    const prices = fixtureSite.copy.calculator.calculator.table.price;
    await expect(calculatorRegion(page).getByText(prices.yearly)).toBeVisible();
    await expect(resultsIn(page).first()).not.toHaveText('$10,000');
  });

  test('an island that could not start can be tried again', async ({ page }) => {
    const scripts = /\.js(\?|$)/;
    await page.route(scripts, (route) => route.abort());
    await page.goto('/portfolio');
    await searchField(page).fill('ventil');
    const retry = page.getByRole('button', { name: fixtureSite.copy.failure.failure.retry });
    await expect(retry).toBeVisible();
    await page.unroute(scripts);
    await retry.click();
    await expect(retry).toBeHidden();
  });
});

test('addresses are read as mailers make them', async ({ page }) => {
  await page.goto('/portfolio?industry=Fintech?utm_source=x&utm_campaign=spring');
  await expect(countText(page)).toHaveText('1 of 5 projects');
  await expect(page.locator('a[href*="utm_content=header"]')).toHaveAttribute(
    'href',
    /source%3A\+x/,
  );
  await page.goto('/?rate=2024-10-01&deal=blackfriday');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await field(page, 'leads').scrollIntoViewIfNeeded();
  await expectHydrated(page);
  await expect(field(page, 'deal')).toHaveValue('5000');
  await expect(field(page, 'rate')).toHaveValue('20');
});
