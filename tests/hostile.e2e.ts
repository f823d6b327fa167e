import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { routes } from '../src/lib/routes.ts';
import { calculator } from './fixtures/content/copy/calculator.ts';
import { browser } from './fixtures/content/copy/portfolio.ts';
import { onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use(onFixtureSite);

declare global {
  interface Window {
    /** Set if any markup of this file runs. */
    ran?: boolean;
  }
}

const nasty = fc.constantFrom(
  '__proto__',
  'constructor',
  '<img src=x onerror=window.ran=true>',
  '"><script>window.ran=true</script>',
  "javascript:window.ran=true//'",
  '\u0000',
  '\u202E',
  '(a+)+$',
  '%ZZ',
  '9'.repeat(400),
  '-0',
  '1e309',
  '１２',
  '-Infinity',
  '12abc',
);
const number = fc.integer({ min: -99, max: 99_999 }).map(String);
const text = fc.oneof(nasty, number, fc.string({ unit: 'binary', maxLength: 60 }));
const sample = (count: number) => fc.sample(text, { numRuns: count, seed: 20_260_101 });
const query = (names: readonly string[], values: readonly string[]) =>
  new URLSearchParams(
    names.map((name, index) => [name, (values[index] ?? '').toWellFormed()]),
  ).toString();

const sound = /^(?!-\$?0%?$)(?:[+-]?[\d,]+%|-?\$[\d,]+|-?[\d,]+|[0-6] of 6 projects)$/;
for (const { path, parameters, shown, fields } of [
  {
    path: routes.home,
    parameters: ['leads', 'deal', 'rate'],
    fields: Object.values(calculator.fields),
    shown: (page: Page) =>
      page.getByRole('region', { name: calculator.title }).getByRole('definition'),
  },
  {
    path: routes.portfolio,
    parameters: ['q', 'industry', 'type'],
    fields: [browser.searchLabel],
    shown: (page: Page) => page.getByText(/^\d+ of \d+ projects$/).first(),
  },
]) {
  test(`${path} takes any address and input as plain text and shows finite numbers`, async ({
    page,
  }) => {
    const expectIntact = async () => {
      const texts = await shown(page).allTextContents();
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(text).toMatch(sound);
      expect(await page.evaluate(() => [window.ran, ...Object.keys(Object.prototype)])).toEqual([
        undefined,
      ]);
    };
    for (const [index, value] of sample(3).entries()) {
      const values = [value, ...sample(40).slice(index)];
      await page.goto(`${path}?${query([...parameters, value], values)}`);
      await page.getByLabel(fields[0] ?? '', { exact: true }).scrollIntoViewIfNeeded();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await expectIntact();
    }
    for (const [index, value] of sample(30).entries()) {
      await page.getByLabel(fields[index % fields.length] ?? '', { exact: true }).fill(value);
      await expectIntact();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
