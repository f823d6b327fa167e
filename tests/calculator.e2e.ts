import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { calculator as copy } from './fixtures/content/copy/calculator.ts';
import { onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use(onFixtureSite);

type Field = keyof typeof copy.fields;
const fields = Object.keys(copy.fields) as Field[];
type Figures = Record<keyof typeof copy.results, string>;

const defaults: Figures = {
  currentRevenue: '$10,000',
  projectedLeads: '35',
  projectedRevenue: '$35,000',
  additionalRevenue: '$25,000',
  annualRoi: '-13%',
};
const fortyLeads: Figures = {
  currentRevenue: '$40,000',
  projectedLeads: '140',
  projectedRevenue: '$140,000',
  additionalRevenue: '$100,000',
  annualRoi: '+247%',
};

const section = (page: Page) => page.getByRole('region', { name: copy.title });
const heading = (page: Page) => page.getByRole('heading', { name: copy.title });
const field = (page: Page, name: Field) =>
  section(page).getByRole('textbox', { name: copy.fields[name], exact: true });
const figure = (page: Page, name: keyof Figures) =>
  section(page).getByRole('status', { name: copy.results[name] });

async function expectFigures(page: Page, figures: Partial<Figures>) {
  for (const [name, text] of Object.entries(figures)) {
    await expect(figure(page, name as keyof Figures), name).toHaveText(text);
  }
}

async function expectInputs(page: Page, inputs: Record<Field, string>) {
  for (const name of fields) await expect(field(page, name), name).toHaveValue(inputs[name]);
}

const money = /-?\$\d{1,3}(,\d{3})*/.source;
const count = /-?\d{1,3}(,\d{3})*/.source;
const soundFigures = {
  currentRevenue: money,
  projectedLeads: count,
  projectedRevenue: money,
  additionalRevenue: money,
  annualRoi: '[+-]?\\d{1,3}(,\\d{3})*%',
} satisfies Figures;
const unsound = /NaN|∞|Infinity|undefined|null|\{|-\$?0(?![\d.,])/;

/** All that the calculator says is a number that can be read. */
async function expectSoundFigures(page: Page) {
  for (const [name, sound] of Object.entries(soundFigures)) {
    await expect(figure(page, name as keyof Figures)).toHaveText(new RegExp(`^${sound}$`));
  }
  expect(await section(page).textContent()).not.toMatch(unsound);
}

/** The calculator follows what is typed as soon as its code has run. */
async function openStarted(page: Page, address = '/') {
  await page.goto(address);
  await field(page, 'leads').fill('40');
  await expectFigures(page, fortyLeads);
}

test('the default numbers give the results of the formulas @phone', async ({ page }) => {
  await page.goto('/');
  await expectInputs(page, { leads: '10', deal: '5000', rate: '20' });
  await expectFigures(page, defaults);
  await heading(page).scrollIntoViewIfNeeded();
  await expectFigures(page, defaults);
  await expectSoundFigures(page);
});

test('the results follow at every key, from each of the fields @phone', async ({ page }) => {
  await openStarted(page);
  await field(page, 'rate').press('End');
  for (const [key, text, revenue] of [
    ['Backspace', '2', '$4,000'],
    ['Backspace', '', '$0'],
    ['3', '3', '$6,000'],
    ['5', '35', '$70,000'],
    ['x', '35x', '$70,000'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(field(page, 'rate')).toHaveValue(text);
    await expect(figure(page, 'currentRevenue')).toHaveText(revenue);
  }
  await field(page, 'deal').fill('2500');
  await expect(figure(page, 'currentRevenue')).toHaveText('$35,000');
});

test('results are rounded, and a result of nothing has no sign', async ({ page }) => {
  await page.goto('/?leads=3&deal=5000&rate=20');
  await expectFigures(page, {
    currentRevenue: '$3,000',
    projectedLeads: '11',
    projectedRevenue: '$11,000',
    additionalRevenue: '$8,000',
    annualRoi: '-72%',
  });
  await page.goto('/?leads=2&deal=5760&rate=100');
  await expectFigures(page, { additionalRevenue: '$28,800', annualRoi: '0%' });
  await page.goto('/?leads=-5');
  await expectFigures(page, {
    currentRevenue: '-$5,000',
    projectedLeads: '-17',
    projectedRevenue: '-$17,000',
    additionalRevenue: '-$12,000',
    annualRoi: '-142%',
  });
});

test('an emptied field counts as 0 at once and shows 0 when left', async ({ page }) => {
  for (const name of fields) {
    await openStarted(page);
    await field(page, name).fill('');
    await expectFigures(page, {
      currentRevenue: '$0',
      additionalRevenue: '$0',
      annualRoi: '-100%',
    });
    await expect(figure(page, 'projectedLeads')).toHaveText(name === 'leads' ? '0' : '140');
    await expect(field(page, name)).toHaveValue('');
    await field(page, name).press('Tab');
    await expect(field(page, name)).toHaveValue('0');
  }
});

/** What is typed as leads, and the revenue at $5,000 and 20%. */
const odd: [string, string, string][] = [
  ['letters', 'abc', '$0'],
  ['a number with letters behind it', '12abc', '$12,000'],
  ['a fraction', '3.9', '$3,000'],
  ['a negative number', '-5', '-$5,000'],
  ['negative zero', '-0', '$0'],
  ['a minus alone', '-', '$0'],
  ['scientific notation', '1e5', '$1,000'],
  ['hexadecimal', '0x10', '$0'],
  ['spaces around', '  7  ', '$7,000'],
  ['Arabic digits', '١٢٣', '$0'],
  ['full-width digits', '４０', '$0'],
  ['the word for endless', '-Infinity', '$0'],
  ['markup', '<img src=x onerror="throw 1">', '$0'],
  ['400 digits', '9'.repeat(400), '$9,007,199,254,740,991,000'],
];

test('what is typed stays as typed and counts as the integer at its start, or as 0', async ({
  page,
}) => {
  await openStarted(page);
  for (const [what, text, revenue] of odd) {
    await test.step(what, async () => {
      await field(page, 'leads').fill(text);
      await expect(figure(page, 'currentRevenue')).toHaveText(revenue);
      await expectSoundFigures(page);
      await expect(field(page, 'leads')).toHaveValue(text);
      await field(page, 'leads').press('Tab');
      await expect(field(page, 'leads')).toHaveValue(/^\s*-?\d/.test(text) ? text : '0');
      await expect(figure(page, 'currentRevenue')).toHaveText(revenue);
    });
  }
});

test('a pasted text counts like a typed one', async ({ page }) => {
  await openStarted(page);
  await field(page, 'deal').fill('250 dollars');
  await field(page, 'deal').press('ControlOrMeta+A');
  await field(page, 'deal').press('ControlOrMeta+C');
  await field(page, 'leads').press('ControlOrMeta+A');
  await field(page, 'leads').press('ControlOrMeta+V');
  await expect(field(page, 'leads')).toHaveValue('250 dollars');
  await expect(figure(page, 'currentRevenue')).toHaveText('$12,500');
});

test('the address holds the inputs after a pause, and a reload keeps them', async ({ page }) => {
  await page.goto('/');
  await field(page, 'leads').fill('40');
  await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20');
  await field(page, 'rate').fill('nothing');
  await expect(page).toHaveURL('/?leads=40&deal=5000&rate=0');
  await field(page, 'rate').fill('20');
  await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20');
  await page.reload();
  await expectInputs(page, { leads: '40', deal: '5000', rate: '20' });
  await expectFigures(page, fortyLeads);
});

test('a visit that changes nothing leaves the address alone', async ({ page }) => {
  await page.clock.install();
  await page.goto('/?utm_source=mail');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await field(page, 'leads').fill('11');
  await expect(figure(page, 'currentRevenue')).toHaveText('$11,000');
  await field(page, 'leads').fill('10');
  await expectFigures(page, defaults);
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/?utm_source=mail');
});

test('a shared address restores the inputs and brings the calculator into view @phone', async ({
  page,
}) => {
  await page.goto('/?leads=40&deal=5000&rate=20');
  await expect(heading(page)).toBeInViewport();
  await expectInputs(page, { leads: '40', deal: '5000', rate: '20' });
  await expectFigures(page, fortyLeads);
  await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20');

  await page.goto('/?rate=50');
  await expect(heading(page)).toBeInViewport();
  await expectInputs(page, { leads: '10', deal: '5000', rate: '50' });
});

test('an address without inputs, or with an anchor, starts elsewhere', async ({ page }) => {
  await page.goto('/?utm_source=mail');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(heading(page)).not.toBeInViewport();

  await page.goto('/?leads=40&deal=5000&rate=20#outcomes');
  await expect(page.locator('#outcomes').getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(heading(page)).not.toBeInViewport();
  await heading(page).scrollIntoViewIfNeeded();
  await expectFigures(page, fortyLeads);
});

test('other parameters and the anchor stay in the address', async ({ page }) => {
  await page.goto('/?utm_source=mail&leads=12&note=a+b#pricing');
  await field(page, 'leads').fill('40');
  await expect(page).toHaveURL('/?utm_source=mail&leads=40&note=a+b&deal=5000&rate=20#pricing');
});

test('whatever an address holds reads as a whole number', async ({ page }) => {
  for (const [query, leads] of [
    ['?leads=%E0%A4%A', '0'],
    ['?leads=<script>alert(1)</script>', '0'],
    ['?leads', '0'],
    ['?leads=-0', '0'],
    [`?leads=${'9'.repeat(400)}`, '9007199254740991'],
    ['?leads=7&leads=8', '7'],
    ['?leads=12abc', '12'],
  ] as const) {
    await test.step(query.slice(0, 40), async () => {
      await page.goto(`/${query}`);
      await expectInputs(page, { leads, deal: '5000', rate: '20' });
      await expectSoundFigures(page);
    });
  }
});

/** How long a bar is drawn, in pixels, all its parts together. */
async function barLength(entry: Locator): Promise<number> {
  // The drawing is hidden from assistive technology, so there is no role to ask for.
  const parts = await entry.locator('rect').all();
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.reduce((length, box) => length + (box?.width ?? 0), 0);
}

test('today and projected revenue are drawn to one scale and follow the inputs', async ({
  page,
}) => {
  await openStarted(page);
  const entries = page.getByRole('figure', { name: copy.chart.title }).getByRole('listitem');
  await expect(entries).toHaveText([/40 leads.*\$40,000/, /140 leads.*\$140,000/]);
  const [today, projected] = [entries.first(), entries.last()];
  await expect
    .poll(async () => (await barLength(projected)) / (await barLength(today)))
    .toBeCloseTo(3.5, 1);
  const before = await barLength(today);

  await field(page, 'rate').fill('5');
  await expect(entries).toHaveText([/\$10,000/, /\$35,000/]);
  await expect.poll(async () => Math.abs((await barLength(today)) - before)).toBeGreaterThan(2);

  await field(page, 'rate').fill('0');
  await expect(entries).toHaveText([/\$0/, /\$0/]);
  await expect.poll(() => barLength(projected)).toBe(0);
});

test('back and forward, between pages and within one, keep what was typed', async ({ page }) => {
  await openStarted(page, '/#pricing');
  await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20#pricing');
  await page.getByRole('contentinfo').locator('a[href="#faqs"]').click();
  await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20#faqs');
  await field(page, 'leads').fill('50');
  await expect(page).toHaveURL('/?leads=50&deal=5000&rate=20#faqs');

  await page.goBack();
  await expect(page).toHaveURL('/?leads=50&deal=5000&rate=20#pricing');
  await expectInputs(page, { leads: '50', deal: '5000', rate: '20' });
  await page.goForward();
  await expect(page).toHaveURL('/?leads=50&deal=5000&rate=20#faqs');
  await page.goto('/projects');
  await page.goBack();
  // A browser that is left within a second of typing may not have kept the place on the page.
  await field(page, 'leads').scrollIntoViewIfNeeded();
  await expectInputs(page, { leads: '50', deal: '5000', rate: '20' });
  await expect(figure(page, 'currentRevenue')).toHaveText('$50,000');
});

test('a link followed right after typing keeps its anchor in the address', async ({ page }) => {
  await page.clock.install();
  await openStarted(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await field(page, 'leads').fill('50');
  await page.evaluate(() => {
    window.location.hash = 'faqs';
  });
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/?leads=50&deal=5000&rate=20#faqs');
});

test('a pause in typing is read out once, in one sentence, and no figure at every key', async ({
  page,
}) => {
  await page.clock.install();
  await openStarted(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const sentence =
    'Projected revenue $420,000 per month, additional revenue $300,000 per month, annual ROI +942%.';
  await page.evaluate(() => {
    const heard: (string | null)[] = [];
    Object.assign(window, { heard });
    for (const element of document.querySelectorAll('output:not([aria-live="off"]), [role]')) {
      if (!['status', 'alert'].includes(element.role ?? 'status')) continue;
      new MutationObserver(() => heard.push(element.textContent)).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

  for (const text of ['1', '12', '120']) {
    await field(page, 'leads').fill(text);
    await page.clock.runFor(900);
    expect(await heard()).toEqual([]);
  }
  await page.clock.runFor(60_000);
  expect(await heard()).toEqual([sentence]);
});

/** What people and other programs put into a field: numbers, near-numbers, text of any script. */
const anyText = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...'0123456789+-.,eExX $%\t'), maxLength: 24 }),
    fc.integer().map(String),
    fc.bigInt().map(String),
    fc.double().map(String),
    fc.constantFrom('NaN', 'Infinity', '-Infinity', '-0', 'undefined', 'null', '[object Object]'),
  )
  // A field of one line takes no line breaks; the browser would drop them.
  .map((text) => text.replace(/[\r\n]/g, ' '));

test('no text whatever gives a figure that is not finite', async ({ page }) => {
  test.setTimeout(120_000);
  await openStarted(page);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), anyText, async (name, text) => {
      await field(page, name).fill(text);
      await expectSoundFigures(page);
      expect(await field(page, name).inputValue()).toBe(text);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});
