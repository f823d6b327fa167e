import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { expect, test } from './support/test.ts';

const fields = {
  leads: 'Current leads per month',
  deal: 'Average deal value ($)',
  rate: 'Close rate (%)',
} as const;
type Field = keyof typeof fields;
const fieldNames = Object.keys(fields) as Field[];

interface Figures {
  currentRevenue: string;
  projectedLeads: string;
  projectedRevenue: string;
  additionalRevenue: string;
  annualRoi: string;
}

const resultLabels = {
  currentRevenue: 'Current revenue per month',
  projectedLeads: 'Projected leads per month',
  projectedRevenue: 'Projected revenue per month',
  additionalRevenue: 'Additional revenue per month',
  annualRoi: 'Annual ROI',
} as const satisfies Figures;

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
const nothing: Figures = {
  currentRevenue: '$0',
  projectedLeads: '0',
  projectedRevenue: '$0',
  additionalRevenue: '$0',
  annualRoi: '-100%',
};

const section = (page: Page) => page.getByRole('region', { name: 'Work out your return' });
const heading = (page: Page) => page.getByRole('heading', { name: 'Work out your return' });
const field = (page: Page, name: Field) =>
  section(page).getByRole('textbox', { name: fields[name], exact: true });
const figure = (page: Page, name: keyof Figures) =>
  section(page).getByText(resultLabels[name], { exact: true }).locator('..').getByRole('status');

async function expectFigures(page: Page, figures: Figures) {
  for (const [name, text] of Object.entries(figures)) {
    await expect(figure(page, name as keyof Figures), name).toHaveText(text);
  }
}

async function expectInputs(page: Page, inputs: Record<Field, string>) {
  for (const name of fieldNames) await expect(field(page, name), name).toHaveValue(inputs[name]);
}

/** The drawing names the leads that the figures are worked out from. */
async function expectLeads(page: Page, leads: number) {
  const readable = leads.toLocaleString('en-US');
  await expect(section(page).getByText(`Today: ${readable} leads`, { exact: true })).toBeVisible();
}

const money = /-?\$\d{1,3}(,\d{3})*/.source;
const count = /-?\d{1,3}(,\d{3})*/.source;
const soundTexts = Object.entries({
  currentRevenue: money,
  projectedLeads: count,
  projectedRevenue: money,
  additionalRevenue: money,
  annualRoi: '[+-]?\\d{1,3}(,\\d{3})*%',
} satisfies Figures).map(
  ([name, figureText]) =>
    new RegExp(`${resultLabels[name as keyof Figures]} ${figureText}(?![\\d.,e∞])`),
);
const unsound = /NaN|∞|Infinity|undefined|null|-\$?0(?![\d.,])/;

/** All that the calculator says is a number that can be read. */
async function expectSoundFigures(page: Page) {
  const text = (await section(page).textContent()) ?? '';
  for (const sound of soundTexts) expect(text).toMatch(sound);
  expect(text).not.toMatch(unsound);
}

/** The calculator follows what is typed as soon as its code has run. */
async function openStarted(page: Page, address = '/') {
  await page.goto(address);
  await field(page, 'leads').fill('40');
  await expectFigures(page, fortyLeads);
}

test('the default numbers give the results of the formulas', async ({ page }) => {
  await page.goto('/');
  await expectInputs(page, { leads: '10', deal: '5000', rate: '20' });
  await expectFigures(page, defaults);
  await heading(page).scrollIntoViewIfNeeded();
  await expectFigures(page, defaults);
});

test('40 leads give the results of the formulas', async ({ page }) => {
  await openStarted(page);
  await expectInputs(page, { leads: '40', deal: '5000', rate: '20' });
});

test('the results follow at every key', async ({ page }) => {
  await openStarted(page);
  await field(page, 'rate').press('End');
  const keys = [
    ['Backspace', '2', '$4,000'],
    ['Backspace', '', '$0'],
    ['3', '3', '$6,000'],
    ['5', '35', '$70,000'],
    ['x', '35x', '$70,000'],
  ] as const;
  for (const [key, text, revenue] of keys) {
    await page.keyboard.press(key);
    await expect(field(page, 'rate')).toHaveValue(text);
    await expect(figure(page, 'currentRevenue')).toHaveText(revenue);
  }
});

test('each of the three fields counts', async ({ page }) => {
  await openStarted(page);
  await field(page, 'deal').fill('2500');
  await expect(figure(page, 'currentRevenue')).toHaveText('$20,000');
  await field(page, 'rate').fill('10');
  await expect(figure(page, 'currentRevenue')).toHaveText('$10,000');
  await expect(figure(page, 'projectedLeads')).toHaveText('140');
});

test('projected leads and the ROI are rounded to whole numbers', async ({ page }) => {
  await page.goto('/?leads=3&deal=5000&rate=20');
  await expectFigures(page, {
    currentRevenue: '$3,000',
    projectedLeads: '11',
    projectedRevenue: '$11,000',
    additionalRevenue: '$8,000',
    annualRoi: '-72%',
  });
});

test('an additional revenue equal to the annual cost gives 0% without a sign', async ({ page }) => {
  await page.goto('/?leads=2&deal=5760&rate=100');
  await expect(figure(page, 'additionalRevenue')).toHaveText('$28,800');
  await expect(figure(page, 'annualRoi')).toHaveText('0%');
});

for (const name of fieldNames) {
  test(`an emptied '${fields[name]}' counts as 0 at once and shows 0 when left`, async ({
    page,
  }) => {
    await openStarted(page);
    await field(page, name).fill('');
    await expect(field(page, name)).toHaveValue('');
    await expectFigures(page, { ...nothing, projectedLeads: name === 'leads' ? '0' : '140' });
    await field(page, name).press('Tab');
    await expect(field(page, name)).toHaveValue('0');
  });
}

const longest = Number.MAX_SAFE_INTEGER;
/** What is typed as leads, how many leads that counts as, and the revenue that follows. */
const odd: [string, string, number, string][] = [
  ['letters', 'abc', 0, '$0'],
  ['a number with letters behind it', '12abc', 12, '$12,000'],
  ['a fraction', '3.9', 3, '$3,000'],
  ['a negative number', '-5', -5, '-$5,000'],
  ['negative zero', '-0', 0, '$0'],
  ['a minus alone', '-', 0, '$0'],
  ['scientific notation', '1e5', 1, '$1,000'],
  ['hexadecimal', '0x10', 0, '$0'],
  ['spaces around', '  7  ', 7, '$7,000'],
  ['Arabic digits', '١٢٣', 0, '$0'],
  ['full-width digits', '４０', 0, '$0'],
  ['the word for no number', 'NaN', 0, '$0'],
  ['the word for endless', '-Infinity', 0, '$0'],
  ['markup', '<img src=x onerror="throw 1">', 0, '$0'],
  ['400 digits', '9'.repeat(400), longest, '$9,007,199,254,740,991,000'],
  ['400 negative digits', `-${'9'.repeat(400)}`, -longest, '-$9,007,199,254,740,991,000'],
];

test('what is typed stays as typed and counts as the integer at its start, or as 0', async ({
  page,
}) => {
  await openStarted(page);
  for (const [what, text, leads, revenue] of odd) {
    await test.step(what, async () => {
      await field(page, 'leads').fill(text);
      await expectLeads(page, leads);
      await expect(figure(page, 'currentRevenue')).toHaveText(revenue);
      await expectSoundFigures(page);
      await expect(field(page, 'leads')).toHaveValue(text);

      await field(page, 'leads').press('Tab');
      const holdsNumber = /^\s*-?\d/.test(text);
      await expect(field(page, 'leads')).toHaveValue(holdsNumber ? text : '0');
      await expectLeads(page, leads);
    });
  }
});

test('a negative input gives negative figures with the sign before the dollar', async ({
  page,
}) => {
  await page.goto('/?leads=-5');
  await expectFigures(page, {
    currentRevenue: '-$5,000',
    projectedLeads: '-17',
    projectedRevenue: '-$17,000',
    additionalRevenue: '-$12,000',
    annualRoi: '-142%',
  });
});

test('the largest numbers in all three fields give readable figures', async ({ page }) => {
  await openStarted(page);
  for (const name of fieldNames) await field(page, name).fill('9'.repeat(400));
  await expect(figure(page, 'annualRoi')).toHaveText(/^\+[\d,]{30,}%$/);
  await expectSoundFigures(page);
});

test('a pasted text counts like a typed one', async ({ page }) => {
  await openStarted(page);
  await field(page, 'deal').fill('250 dollars');
  await field(page, 'deal').press('ControlOrMeta+A');
  await field(page, 'deal').press('ControlOrMeta+C');
  await field(page, 'leads').press('ControlOrMeta+A');
  await field(page, 'leads').press('ControlOrMeta+V');
  await expect(field(page, 'leads')).toHaveValue('250 dollars');
  await expectLeads(page, 250);
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

test('a shared address restores the inputs and brings the calculator into view', async ({
  page,
}) => {
  await page.goto('/?leads=40&deal=5000&rate=20');
  await expect(heading(page)).toBeInViewport();
  await expectInputs(page, { leads: '40', deal: '5000', rate: '20' });
  await expectFigures(page, fortyLeads);
  await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20');
});

test('an address with some inputs has the defaults for the others', async ({ page }) => {
  await page.goto('/?rate=50');
  await expect(heading(page)).toBeInViewport();
  await expectInputs(page, { leads: '10', deal: '5000', rate: '50' });
  await expect(figure(page, 'currentRevenue')).toHaveText('$25,000');
});

test('an address without inputs starts at the top of the page', async ({ page }) => {
  await page.goto('/?utm_source=mail');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(heading(page)).not.toBeInViewport();
});

test('an anchor in the address goes before the inputs, which count all the same', async ({
  page,
}) => {
  await page.goto('/?leads=40&deal=5000&rate=20#outcomes');
  await expect(
    page.getByRole('heading', { name: 'What changes when the calendar fills itself' }),
  ).toBeInViewport();
  await expect(heading(page)).not.toBeInViewport();
  await heading(page).scrollIntoViewIfNeeded();
  await expectFigures(page, fortyLeads);
});

test('other parameters and the anchor stay in the address', async ({ page }) => {
  await page.goto('/?utm_source=mail&leads=12&note=a+b#pricing');
  await field(page, 'leads').fill('40');
  await expect(page).toHaveURL('/?utm_source=mail&leads=40&note=a+b&deal=5000&rate=20#pricing');
});

const malformed: [string, string, string][] = [
  ['a broken escape', '?leads=%E0%A4%A', '0'],
  ['markup', '?leads=<script>alert(1)</script>', '0'],
  ['no value', '?leads', '0'],
  ['a negative zero', '?leads=-0', '0'],
  ['400 digits', `?leads=${'9'.repeat(400)}`, '9007199254740991'],
  ['two values', '?leads=7&leads=8', '7'],
  ['letters behind a number', '?leads=12abc', '12'],
];

for (const [what, query, leads] of malformed) {
  test(`${what} in the address reads as ${leads} leads`, async ({ page }) => {
    await page.goto(`/${query}`);
    await expectInputs(page, { leads, deal: '5000', rate: '20' });
    await expectLeads(page, Number(leads));
    await expectSoundFigures(page);
  });
}

test('the page says what the figures rest on', async ({ page }) => {
  await page.goto('/');
  await expect(
    section(page).getByText('Based on average client results of 3.5x pipeline improvement.'),
  ).toBeVisible();
});

test('beside the annual ROI the page says what it is set against', async ({ page }) => {
  await page.goto('/');
  const note = section(page).getByText(
    'Annual ROI sets one month’s additional revenue against an assumed annual cost of $28,800.',
  );
  await note.scrollIntoViewIfNeeded();
  await expect(note).toBeVisible();
  const noteBox = await note.boundingBox();
  const roiBox = await figure(page, 'annualRoi').boundingBox();
  if (!(noteBox && roiBox)) throw new Error('Both stand in the page.');
  const below = noteBox.y - (roiBox.y + roiBox.height);
  expect(below, 'the note begins no lower than a line below the figure').toBeLessThan(60);
  expect(noteBox.y + noteBox.height, 'and does not end above it').toBeGreaterThan(roiBox.y);
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
  const entries = page.getByRole('figure', { name: 'Revenue per month' }).getByRole('listitem');
  await expect(entries).toHaveText(['Today: 40 leads, $40,000', 'Projected: 140 leads, $140,000']);
  const [today, projected] = [entries.first(), entries.last()];
  await expect
    .poll(async () => (await barLength(projected)) / (await barLength(today)))
    .toBeCloseTo(3.5, 1);
  const before = await barLength(today);

  await field(page, 'rate').fill('5');
  await expect(entries).toHaveText(['Today: 40 leads, $10,000', 'Projected: 140 leads, $35,000']);
  await expect.poll(async () => Math.abs((await barLength(today)) - before)).toBeGreaterThan(2);

  await field(page, 'rate').fill('0');
  await expect(entries).toHaveText(['Today: 40 leads, $0', 'Projected: 140 leads, $0']);
  await expect.poll(() => barLength(projected)).toBe(0);
});

test('back and forward between pages keep the inputs', async ({ page }) => {
  await openStarted(page);
  await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20');
  await page.goto('/projects');
  await page.goBack();
  // A browser that is left within a second of typing may not have kept the place on the page.
  await field(page, 'leads').scrollIntoViewIfNeeded();
  await expectInputs(page, { leads: '40', deal: '5000', rate: '20' });
  await expectFigures(page, fortyLeads);
  await page.goForward();
  await expect(page).toHaveURL('/projects');
});

test('back and forward within the page keep what was typed, and the address agrees', async ({
  page,
}) => {
  await openStarted(page, '/#pricing');
  await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20#pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20#faqs');
  await field(page, 'leads').fill('50');
  await expect(page).toHaveURL('/?leads=50&deal=5000&rate=20#faqs');

  await page.goBack();
  await expect(page).toHaveURL('/?leads=50&deal=5000&rate=20#pricing');
  await expectInputs(page, { leads: '50', deal: '5000', rate: '20' });
  await page.goForward();
  await expect(page).toHaveURL('/?leads=50&deal=5000&rate=20#faqs');
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

test('a pause in typing is read out once, in one sentence', async ({ page }) => {
  await page.clock.install();
  await openStarted(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const spoken = section(page).getByRole('status').last();
  await page.evaluate(() => {
    const live = [...document.querySelectorAll('[role="status"]')];
    const heard: (string | null)[] = [];
    Object.assign(window, { heard });
    for (const element of live) {
      new MutationObserver(() => heard.push(element.textContent)).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

  await field(page, 'leads').fill('1');
  await page.clock.runFor(500);
  await field(page, 'leads').fill('12');
  await page.clock.runFor(500);
  await field(page, 'leads').fill('120');
  await page.clock.runFor(900);
  expect(await heard()).toEqual([]);

  const sentence =
    'Projected revenue $420,000 per month, additional revenue $300,000 per month, annual ROI +942%.';
  await page.clock.runFor(200);
  await expect(spoken).toHaveText(sentence);
  await page.clock.runFor(60_000);
  expect(await heard()).toEqual([sentence]);
});

test('the figures themselves are not read out at every key', async ({ page }) => {
  await page.goto('/');
  for (const name of Object.keys(resultLabels)) {
    await expect(figure(page, name as keyof Figures)).toHaveAttribute('aria-live', 'off');
  }
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
  test.setTimeout(180_000);
  await openStarted(page);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fieldNames), anyText, async (name, text) => {
      await field(page, name).fill(text);
      await expectSoundFigures(page);
      expect(await field(page, name).inputValue()).toBe(text);
    }),
    { numRuns: 300, endOnFailure: true },
  );
});
