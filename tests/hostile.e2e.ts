import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { routes } from '../src/lib/routes.ts';
import { onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use(onFixtureSite);

const addressesToLoad = 25;
// The browser slows a page down that changes its address more often than this.
const addressesInPlace = 150;
const missingPaths = 60;
const textsForFields = 1500;
const seed = 20_260_101;

declare global {
  interface Window {
    /** Set by any markup of this file that runs. */
    ran?: boolean;
  }
}

const nasty = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '<img src=x onerror=window.ran=true>',
  '"><script>window.ran=true</script>',
  "javascript:window.ran=true//'",
  '{{constructor.constructor("window.ran=true")()}}',
  '<!--',
  '\u0000',
  '\u202E',
  '\uD800',
  '(a+)+$',
  '%',
  '%ZZ',
  '%E0%A4%A',
  'a'.repeat(5000),
  '9'.repeat(400),
  '-0',
  '1e309',
  '0x1F',
  '+7',
  '−5',
  '٣٤',
  '１２',
  'NaN',
  '-Infinity',
  ' 12 ',
  '12abc',
  '3.9',
);
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }), fc.string());
const word = fc.constantFrom('leads', 'deal', 'rate', 'industry', 'type', 'q', '__proto__', 'x');
const spelled = fc.oneof(
  text.map((value) => encodeURIComponent(value.toWellFormed())),
  text.map((value) => value.replace(/[#\s]/g, '')),
);
const pairs = fc.array(fc.tuple(fc.oneof(word, spelled), spelled), { maxLength: 5 });
const query = pairs.map((list) => list.map((pair) => pair.join('=')).join('&'));
const address = fc.tuple(query, fc.option(spelled)).map(([search, hash]) => {
  return `?${search}${hash === null ? '' : `#${hash}`}`;
});

const number = fc.oneof(fc.integer().map(String), fc.double().map(String));

const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number) =>
  fc.sample(arbitrary, { numRuns, seed });

function watch(page: Page) {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('dialog', (dialog) => {
    faults.push(`${page.url()}: a dialog`);
    void dialog.dismiss();
  });
  return faults;
}

/** What a page shows once its islands have started, as far as input could have spoilt it. */
async function shown(page: Page) {
  await page.evaluate(() => document.querySelector('astro-island fieldset')?.scrollIntoView());
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  return page.evaluate(() => ({
    ran: Boolean(window.ran),
    polluted: Object.keys(Object.prototype),
    figures: [...document.querySelectorAll('[data-calculator] output')].map(
      ({ textContent }) => textContent,
    ),
    count: document.querySelector('[data-count]')?.textContent ?? '',
    failed: document.querySelectorAll('astro-island [data-failure-message]').length,
    elements: document.querySelectorAll('script, iframe, object, embed, base').length,
  }));
}

const possibleCounts = Array.from({ length: 7 }, (_, shown) => shown).join('|');
const countOfProjects = new RegExp(`^(?:${possibleCounts}) of 6 projects$`);
const finite = /^(?!-\$?0%?$)(?:[+-]?[\d,]+%|-?\$[\d,]+|-?[\d,]+)$/;

function expectSound(state: Awaited<ReturnType<typeof shown>>, elements: number, at: string) {
  expect(state, at).toMatchObject({ ran: false, polluted: [], failed: 0, elements });
  for (const figure of state.figures) expect(figure, at).toMatch(finite);
  if (state.count !== '') expect(state.count, at).toMatch(countOfProjects);
}

/** Takes a page to addresses as back and forward do, without loading it, and collects the figures. */
async function visitInPlace(page: Page, addresses: readonly string[]) {
  const counts = await page.evaluate(async (list) => {
    const seen = new Set<string>();
    for (const next of list) {
      history.replaceState(null, '', location.pathname + next);
      dispatchEvent(new PopStateEvent('popstate'));
      dispatchEvent(new HashChangeEvent('hashchange'));
      await new Promise(requestAnimationFrame);
      seen.add(document.querySelector('[data-count]')?.textContent ?? '');
    }
    return [...seen].filter((count) => count !== '');
  }, addresses);
  for (const count of counts) expect(count).toMatch(countOfProjects);
  return shown(page);
}

for (const path of Object.values(routes)) {
  test(`${path} stands ${addressesToLoad + addressesInPlace} hostile addresses`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const faults = watch(page);
    await page.goto(path);
    const { elements } = await shown(page);
    for (const [index, hostile] of sample(address, addressesToLoad).entries()) {
      // The number makes each a page to load, where only the fragment differs too.
      const at = `${path}?${index}&${hostile.slice(1)}`;
      const answer = await page.goto(at, { waitUntil: 'domcontentloaded' });
      expect(answer?.status(), hostile).toBeLessThan(500);
      expectSound(await shown(page), elements, hostile);
    }
    const later = sample(address, addressesToLoad + addressesInPlace).slice(addressesToLoad);
    expectSound(await visitInPlace(page, later), elements, 'in place');
    expect(faults).toEqual([]);
  });
}

test.describe('addresses of no page', () => {
  test.use({ allowedConsole: /^404: no page at|Failed to load resource/ });

  test(`${missingPaths} hostile paths end at a page of the site`, async ({ page }) => {
    test.setTimeout(180_000);
    const faults = watch(page);
    for (const hostile of sample(spelled, missingPaths)) {
      const answer = await page.goto(`/x${hostile.replace(/[?]/g, '')}`);
      expect([400, 404, 414], hostile).toContain(answer?.status());
      expect(await page.evaluate(() => Boolean(window.ran)), hostile).toBe(false);
    }
    expect(faults).toEqual([]);
  });
});

/** Types each text into each field as fast as the page takes it, and collects what it shows. */
function typeInto(page: Page, selector: string, texts: readonly string[], result: string) {
  return page.evaluate(
    async ([fieldSelector, values, resultSelector]) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const fields = [...document.querySelectorAll<HTMLInputElement>(fieldSelector)];
      const seen = new Set<string>();
      for (const [index, value] of values.entries()) {
        const field = fields[index % fields.length];
        setValue?.call(field, value);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        field?.dispatchEvent(new Event('focusout', { bubbles: true }));
        await Promise.resolve();
        for (const element of document.querySelectorAll(resultSelector)) {
          seen.add(element.textContent);
        }
      }
      return [...seen];
    },
    [selector, texts, result] as const,
  );
}

test(`the calculator gives finite figures for ${textsForFields} texts`, async ({ page }) => {
  const faults = watch(page);
  await page.goto(routes.home);
  const { elements } = await shown(page);
  const texts = sample(fc.oneof(text, number), textsForFields);
  const seen = await typeInto(page, 'input[inputmode]', texts, 'output');
  expect(seen.length).toBeGreaterThan(20);
  for (const figure of seen) expect(figure).toMatch(finite);
  expectSound(await shown(page), elements, 'at the end');
  expect(faults).toEqual([]);
});

test(`the search takes ${textsForFields} texts as plain text`, async ({ page }) => {
  const faults = watch(page);
  await page.goto(routes.portfolio);
  const { elements } = await shown(page);
  const count = '[data-count]';
  const seen = await typeInto(page, 'input[name=q]', sample(text, textsForFields), count);
  expect(seen.length).toBeGreaterThan(1);
  for (const line of seen) expect(line).toMatch(countOfProjects);
  expectSound(await shown(page), elements, 'at the end');
  expect(faults).toEqual([]);
});
