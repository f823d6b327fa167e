import type { Page } from '@playwright/test';
import { calculator as ownCopy } from '../src/content/copy/calculator.ts';
import { calculator as fixtureCopy } from './fixtures/content/copy/calculator.ts';
import { holdBack } from './support/pages.ts';
import { onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { translate, translatedText } from './support/translate.ts';

/* An island is rendered anew if it was translated before hydration; React logs that as an error. */
test.use({ allowedConsole: /Minified React error #418/ });

const scripts = /\.js(\?|$)/;

const section = (page: Page) => page.getByRole('region').filter({ has: page.getByRole('slider') });
const field = (page: Page, index: number) => section(page).getByRole('textbox').nth(index);
const [leads, deal, rate] = [0, 1, 2];

const fill = (index: number, text: string) => (page: Page) => field(page, index).fill(text);

/** Inputs that change every text of the calculator. */
const steps: Record<string, (page: Page) => Promise<unknown>> = {
  'no deal value': fill(deal, '0'),
  'no inputs': fill(rate, ''),
  'a deal value': fill(deal, '5000'),
  '3 %': fill(rate, '3%'),
  'no leads': fill(leads, '0'),
  'huge leads': fill(leads, '9'.repeat(20)),
  'huge deals': fill(deal, '9'.repeat(20)),
  'small deals': fill(deal, '70'),
  'yearly prices': (page) => page.locator('input[value=yearly]').check(),
  'another entry of the history': async (page) => {
    await page.getByRole('contentinfo').locator('a[href="#faqs"]').click();
    await fill(deal, '12000')(page);
    await page.clock.runFor(1000);
  },
  back: (page) => page.goBack(),
  forward: (page) => page.goForward(),
};

async function openHydrated(page: Page) {
  await page.goto('/');
  await field(page, leads).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** Each opens the page and enters 12 leads. */
const visits: Record<string, (page: Page) => Promise<unknown>> = {
  'not translated': async (page) => {
    await openHydrated(page);
    await fill(leads, '12')(page);
  },
  'translated once': async (page) => {
    await openHydrated(page);
    await translate(page);
    await fill(leads, '12')(page);
  },
  'translated twice': async (page) => {
    await openHydrated(page);
    await translate(page);
    await fill(leads, '12')(page);
    await translate(page);
  },
  'translated, with all later text': async (page) => {
    await openHydrated(page);
    await translate(page, { isLive: true });
    await fill(leads, '12')(page);
  },
  'translated before hydration': async (page) => {
    const release = await holdBack(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await fill(leads, '12')(page);
    await translate(page, { isLive: true });
    release();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(field(page, leads)).toHaveValue('12');
    await expect(field(page, leads)).toBeFocused();
  },
};

for (const [name, use, copy] of [
  ['the site', {}, ownCopy],
  ['the fixture site', onFixtureSite, fixtureCopy],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('a translated calculator says what the original says', async ({ context }) => {
      const pages: [string, Page][] = [];
      for (const [visit, open] of Object.entries(visits)) {
        const page = await context.newPage();
        await page.clock.install();
        await open(page);
        pages.push([visit, page]);
      }
      const [[, original], ...translations] = pages as [[string, Page], ...[string, Page][]];
      for (const [step, take] of [
        ['12 leads', async () => {}],
        ...Object.entries(steps),
      ] as const) {
        for (const [, page] of pages) {
          await take(page);
          // Announcements and the address follow after a pause.
          await page.clock.runFor(1000);
        }
        for (const [visit, page] of translations) {
          await expect(async () => {
            const expected = await translatedText(section(original));
            expect(expected).toContain(copy.results.annualRoi.toUpperCase());
            expect(await translatedText(section(page)), `${visit}: ${step}`).toBe(expected);
          }).toPass({ timeout: 5000 });
        }
      }
    });
  });
}
