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
