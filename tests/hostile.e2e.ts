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
    /** Set by any markup of this file that runs. */
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

/** Each value typed into one field after the other, and all that the page showed meanwhile. */
async function typeInto(page: Page, fields: readonly string[], shown: () => Promise<string[]>) {
  const seen = new Set<string>();
  for (const [index, value] of sample(45).entries()) {
    await page.getByLabel(fields[index % fields.length] ?? '', { exact: true }).fill(value);
    for (const line of await shown()) seen.add(line);
  }
  return [...seen];
}

const finite = /^(?!-\$?0%?$)(?:[+-]?[\d,]+%|-?\$[\d,]+|-?[\d,]+)$/;
const countOfProjects = /^[0-6] of 6 projects$/;

async function expectUntouched(page: Page) {
  expect(await page.evaluate(() => [window.ran, ...Object.keys(Object.prototype)])).toEqual([
    undefined,
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('the calculator gives finite figures for any address and input', async ({ page }) => {
  const section = page.getByRole('region', { name: calculator.title });
  const results = section.getByRole('status', {
    name: new RegExp(Object.values(calculator.results).join('|')),
  });
  for (const [index, value] of sample(8).entries()) {
    const values = [value, ...sample(40).slice(index)];
    await page.goto(`${routes.home}?${query(['leads', 'deal', 'rate', value], values)}`);
    await section.scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    for (const figure of await results.allTextContents()) expect(figure).toMatch(finite);
    await expectUntouched(page);
  }
  const seen = await typeInto(page, Object.values(calculator.fields), () =>
    results.allTextContents(),
  );
  expect(seen.length).toBeGreaterThan(1);
  for (const figure of seen) expect(figure).toMatch(finite);
  await expectUntouched(page);
});

test('the portfolio takes any address and search as plain text', async ({ page }) => {
  const count = page.getByText(/^\d+ of \d+ projects$/).first();
  for (const [index, value] of sample(8).entries()) {
    const values = [value, ...sample(40).slice(index)];
    await page.goto(`${routes.portfolio}?${query(['q', 'industry', 'type', value], values)}`);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(count).toHaveText(countOfProjects);
    await expectUntouched(page);
  }
  await typeInto(page, [browser.searchLabel], () => count.allTextContents());
  await expect(count).toHaveText(countOfProjects);
  await expectUntouched(page);
});
