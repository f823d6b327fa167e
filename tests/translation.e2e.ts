import type { Locator, Page } from '@playwright/test';
import { routes } from '../src/lib/routes.ts';
import { delayRequests, expectHydrated, openHydrated } from './support/pages.ts';
import { optionsOf, sites } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { translate, translatedText } from './support/translate.ts';

/* An island is rendered anew if it was translated before hydration; React logs that as an error. */
test.use({ allowedConsole: /Minified React error #418/ });

const scripts = /\.js(\?|$)/;

type Step = (page: Page) => Promise<unknown>;

interface Island {
  path: string;
  /** The part of the page that the island changes. */
  part: (page: Page) => Locator;
  field: (page: Page) => Locator;
  /** The first text typed. */
  text: string;
  /** Inputs that together change every text. */
  steps: Record<string, Step>;
}

const section = (page: Page) => page.getByRole('region').filter({ has: page.getByRole('slider') });
const field = (page: Page, index: number) => section(page).getByRole('textbox').nth(index);
const [leads, deal, rate] = [0, 1, 2];
const fill = (index: number, text: string) => (page: Page) => field(page, index).fill(text);

const calculator: Island = {
  path: routes.home,
  part: section,
  field: (page) => field(page, leads),
  text: '12',
  steps: {
    'no deal value': fill(deal, '0'),
    'no inputs': fill(rate, ''),
    'a deal value': fill(deal, '5000'),
    '3 %': fill(rate, '3%'),
    'no leads': fill(leads, '0'),
    'huge leads': fill(leads, '9'.repeat(20)),
    'huge deals': fill(deal, '9'.repeat(20)),
    'small deals': fill(deal, '70'),
    'yearly prices': async (page) => {
      // Missing if no plan has a price.
      const yearly = page.locator('input[value=yearly]');
      if ((await yearly.count()) > 0) await yearly.check();
    },
    'another entry of the history': async (page) => {
      await page.getByRole('contentinfo').locator('a[href="#faqs"]').click();
      await fill(deal, '12000')(page);
      await page.clock.runFor(1000);
    },
    back: (page) => page.goBack(),
    forward: (page) => page.goForward(),
  },
};

const search = (page: Page) => page.getByRole('searchbox');
const dropdown = (page: Page, index: number) => page.getByRole('combobox').nth(index);
/** The only button, found without its name, which may be translated. */
const clear: Step = (page) => page.getByRole('main').getByRole('button').click();

const filters: Island = {
  path: routes.portfolio,
  // Includes the cards, which are static HTML.
  part: (page) => page.getByRole('main'),
  field: search,
  text: 'a',
  steps: {
    'an industry': (page) => dropdown(page, 0).selectOption({ index: 1 }),
    'a service': (page) => dropdown(page, 1).selectOption({ index: 2 }),
    'no match': (page) => search(page).fill('no such project'),
    cleared: clear,
    back: (page) => page.goBack(),
    'back again': (page) => page.goBack(),
    forward: (page) => page.goForward(),
    'no match again': (page) => search(page).fill('no such project'),
    'a match again': (page) => search(page).fill(''),
    'cleared again': clear,
  },
};

/** Ways to open a page and type the first text. */
const visits: Record<string, (page: Page, island: Island) => Promise<unknown>> = {
  'not translated': async (page, island) => {
    await openHydrated(page, island.path);
    await island.field(page).fill(island.text);
  },
  'translated twice': async (page, island) => {
    await openHydrated(page, island.path);
    await translate(page);
    await island.field(page).fill(island.text);
    await translate(page);
  },
  'translated, with all later text': async (page, island) => {
    await openHydrated(page, island.path);
    await translate(page, { isLive: true });
    await island.field(page).fill(island.text);
  },
  'translated before hydration': async (page, { path, field, text }) => {
    const release = await delayRequests(page, scripts);
    await page.goto(path, { waitUntil: 'commit' });
    await field(page).fill(text);
    await translate(page, { isLive: true });
    release();
    await expectHydrated(page);
    await expect(field(page)).toHaveValue(text);
    await expect(field(page)).toBeFocused();
  },
};

for (const site of sites) {
  test.describe(site.name, () => {
    test.use(optionsOf(site));

    for (const island of [calculator, filters]) {
      test(`a translated island of ${island.path} says what the original says`, async ({
        context,
      }) => {
        const pages: [string, Page][] = [];
        for (const [visit, open] of Object.entries(visits)) {
          const page = await context.newPage();
          await page.clock.install();
          await open(page, island);
          pages.push([visit, page]);
        }
        const [[, original], ...translations] = pages as [[string, Page], ...[string, Page][]];
        for (const [step, act] of [
          ['the first text', async () => {}],
          ...Object.entries(island.steps),
        ] as const) {
          for (const [, page] of pages) {
            await act(page);
            // Announcements and the address follow after a pause.
            await page.clock.runFor(1000);
          }
          for (const [visit, page] of translations) {
            await expect(async () => {
              const expected = await translatedText(island.part(original));
              expect(expected).toMatch(/\d/);
              expect(await translatedText(island.part(page)), `${visit}: ${step}`).toBe(expected);
            }).toPass({ timeout: 5000 });
          }
        }
      });
    }
  });
}
