import type { Locator, Page } from '@playwright/test';
import { calculator, type Field, field, type Result, result } from './support/islands.ts';
import { waitForFrames } from './support/page-checks.ts';
import { delayRequests, islandScripts, openHydrated, replaceInPages } from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

const { calculator: copy } = fixtureSite.copy;
const { pricing } = fixtureSite.copy.home;

test.use(onFixtureSite);

type Point = Record<'x' | 'y', number>;

const fields = Object.keys(copy.fields) as Field[];
const defaults: Record<Result, string> = {
  currentRevenue: '$10,000',
  projectedLeads: '35',
  projectedRevenue: '$35,000',
  additionalRevenue: '$25,000',
  annualRoi: '-13%',
};
const fortyLeads = { currentRevenue: '$40,000', annualRoi: '+247%' };

const heading = (page: Page) => page.getByRole('heading', { name: copy.title });
const slider = (page: Page, name: Field) =>
  calculator(page).getByRole('slider', { name: `Adjust ${copy.fields[name]}`, exact: true });

async function expectResults(page: Page, results: Partial<typeof defaults>) {
  for (const [name, text] of Object.entries(results)) {
    await expect(result(page, name as Result), name).toHaveText(text);
  }
}

async function expectInputs(page: Page, inputs: Record<Field, string>) {
  for (const name of fields) await expect(field(page, name), name).toHaveValue(inputs[name]);
}

/** Waits for the results, which need hydration. */
async function openWithFortyLeads(page: Page) {
  await page.goto('/');
  await field(page, 'leads').fill('40');
  await expectResults(page, fortyLeads);
}

test('results and announcement follow each input', async ({ page }) => {
  await page.goto('/');
  await expectInputs(page, { leads: '10', deal: '5000', rate: '20' });
  await expectResults(page, defaults);
  await field(page, 'leads').fill('40');
  await expectResults(page, fortyLeads);
  // The pause before an announcement is tested in portfolio.e2e.ts.
  const announced = calculator(page).getByRole('status').filter({ hasText: 'Even' });
  const verdict = 'Even pays with 1 deal; 20 leads at 20% are 4.';
  await expect(announced).toHaveText(`${verdict} Projected: $140,000.`);
  await expect(calculator(page).getByText(verdict, { exact: true })).toBeVisible();
});

test('a field keeps what is typed, counts text as 0, and shows 0 when it is left', async ({
  page,
}) => {
  await openWithFortyLeads(page);
  await field(page, 'rate').fill('3x');
  await expectResults(page, { currentRevenue: '$6,000' });
  // A link to a section is a step in the history.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/rate=3#faqs$/);
  await expect(field(page, 'rate')).toHaveValue('3x');
  await field(page, 'leads').fill('"><img src=x onerror=window.ran=true>');
  await expectResults(page, { currentRevenue: '$0', annualRoi: '-100%' });
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await field(page, 'leads').fill('');
  await field(page, 'leads').press('Tab');
  await expect(field(page, 'leads')).toHaveValue('0');
});

test('a close rate above 100 % promises nothing', async ({ page }) => {
  await page.goto('/?deal=250&rate=150');
  const rate = field(page, 'rate');
  await expect(rate).toHaveAccessibleDescription(copy.rateHint);
  await expect(
    calculator(page).getByText('Even needs a close rate of 100% or less.'),
  ).toBeVisible();
  await expect(slider(page, 'rate')).toHaveAttribute('aria-valuetext', '100%');
  const table = calculator(page).getByRole('table', { name: copy.table.title });
  await expect(table).toHaveCount(0);
  await field(page, 'deal').fill('0');
  await expect(table).toHaveCount(0);
  await rate.fill('15');
  await expect(rate).toHaveAccessibleDescription('');
  await expect(table).toBeVisible();
});

test('slider and field are in step; the field may go beyond it', async ({ page }) => {
  await openWithFortyLeads(page);
  await expect(slider(page, 'leads')).toHaveValue('40');
  await field(page, 'deal').fill('60000');
  await expect(slider(page, 'deal')).toHaveValue('50000');
  await expect(slider(page, 'deal')).toHaveAttribute('aria-valuetext', '$50,000');
  await expectResults(page, { currentRevenue: '$480,000' });
  await slider(page, 'deal').press('ArrowLeft');
  await expect(field(page, 'deal')).toHaveValue('49500');
  await field(page, 'rate').fill('');
  await slider(page, 'rate').press('End');
  await expect(field(page, 'rate')).toHaveValue('100');
  await expect(page).toHaveURL('/?leads=40&deal=49500&rate=100');
});

test('the address keeps inputs; back and forward restore them, also from another page', async ({
  page,
}) => {
  await page.goto('/?utm_source=mail&leads=12&note=a+b#pricing');
  await field(page, 'rate').fill('nothing');
  const before = '/?utm_source=mail&leads=12&note=a+b&deal=5000&rate=0#pricing';
  await expect(page).toHaveURL(before);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await field(page, 'leads').fill('40');
  await field(page, 'rate').fill('20');
  const after = '/?utm_source=mail&leads=40&note=a+b&deal=5000&rate=20#faqs';
  await expect(page).toHaveURL(after);
  await page.goBack();
  await expectInputs(page, { leads: '12', deal: '5000', rate: '0' });
  await expect(page).toHaveURL(before);
  await page.goForward();
  await expectInputs(page, { leads: '40', deal: '5000', rate: '20' });
  await expect(page).toHaveURL(after);
  await page.goto('/projects');
  await page.goBack();
  // The browser may not have saved the scroll position within a second.
  await field(page, 'leads').scrollIntoViewIfNeeded();
  await expectInputs(page, { leads: '40', deal: '5000', rate: '20' });
  await expectResults(page, fortyLeads);
});

test('going back right after typing restores the inputs of that entry', async ({ page }) => {
  await openWithFortyLeads(page);
  await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/#faqs$/);
  await field(page, 'leads').fill('50');
  // Both entries have the same inputs in their address; only the typed ones differ.
  await page.evaluate(() => history.back());
  await expect(page).not.toHaveURL(/#/);
  await expectInputs(page, { leads: '40', deal: '5000', rate: '20' });
  await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20');
});

test('an address with inputs and without an anchor opens at the calculator', async ({ page }) => {
  await page.goto('/?leads=40&rate=50');
  await expect(heading(page)).toBeInViewport();
  await expectInputs(page, { leads: '40', deal: '5000', rate: '50' });
  await expect(page).toHaveURL('/?leads=40&rate=50');
  // These are parameters of other programs.
  await page.goto('/?rate=2024-10-01&deal=blackfriday&leads=10%20of%2020');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goto('/?deal=US$5,000');
  await expect(heading(page)).toBeInViewport();
  await expectInputs(page, { leads: '10', deal: '5000', rate: '20' });
  await page.goto('/?leads=40&deal=5000&rate=20#outcomes');
  await expect(page.locator('#outcomes h2')).toBeInViewport();
  await expect(heading(page)).not.toBeInViewport();
  await heading(page).scrollIntoViewIfNeeded();
  await expectResults(page, fortyLeads);
});

test('a linked result prints with its numbers, or not at all', async ({ page }) => {
  const release = await delayRequests(page, islandScripts);
  await page.goto('/?leads=40');
  await expect(heading(page)).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  release();
  await expectResults(page, fortyLeads);
  await page.emulateMedia({ media: 'print' });
  await expectResults(page, fortyLeads);
});

test('each counted plan is drawn and compared at the price of the period', async ({ page }) => {
  await openWithFortyLeads(page);
  const table = calculator(page).getByRole('table', { name: copy.table.title });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Pilot 8 leads1 deal covers it.',
    'Even 20 leads1 deal covers it.',
    'Fleet 240 leads250 deals cover it. It has fewer leads. A square is 10 leads.',
  ]);
  const pilot = table.locator('tbody td:nth-of-type(1)');
  await expect(pilot).toHaveText(['1.6 about 19 a year', '$8,000', '$990', '$7,010']);

  const period = page.getByRole('group', { name: pricing.periodLabel });
  await period.getByText(pricing.yearly).click();
  await expect(pilot).toContainText(['1.6', '$8,000', '$780', '$7,220']);
  await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20&billing=yearly');
  await page.reload();
  await expect(period.getByRole('radio', { name: pricing.yearly })).toBeChecked();
  await calculator(page).scrollIntoViewIfNeeded();
  await expect(pilot).toContainText(['$780']);
  await period.getByText(pricing.monthly, { exact: true }).click();
  await expect(pilot).toContainText(['$990']);
  await expect(page).toHaveURL('/?leads=40&deal=5000&rate=20');
});

test('a billing period that the browser restores late reaches the calculator', async ({ page }) => {
  await page.addInitScript((selector) => {
    addEventListener('load', () => {
      const radio = document.querySelector<HTMLInputElement>(selector);
      if (radio) radio.checked = true;
    });
  }, 'input[value=yearly]');
  await page.goto('/?note=a%20b');
  await expect(page).toHaveURL('/?note=a+b&billing=yearly');
  await calculator(page).scrollIntoViewIfNeeded();
  await expect(calculator(page).getByRole('row', { name: copy.table.price.yearly })).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  const boxOf = async (control: Locator) => {
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    return box ?? { x: 0, y: 0, width: 0, height: 0 };
  };

  /** Drags a finger from the middle of the slider. */
  async function swipe(page: Page, name: Field, by: Point) {
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    const { x, y, width, height } = await boxOf(slider(page, name));
    const start = { x: x + width / 2, y: y + height / 2 };
    await touch('touchStart', start);
    for (let part = 0.1; part < 1; part += 0.1) {
      await touch('touchMove', { x: start.x + by.x * part, y: start.y + by.y * part });
      await waitForFrames(page);
    }
    await touch('touchEnd');
  }

  test('a swipe over a slider scrolls the page and changes nothing', async ({ page }) => {
    await openWithFortyLeads(page);
    await field(page, 'deal').fill('$7,500');
    await slider(page, 'deal').scrollIntoViewIfNeeded();
    const top = () => page.evaluate(() => window.scrollY);
    const before = await top();
    await swipe(page, 'deal', { x: 0, y: -150 });
    await expect.poll(top).toBeGreaterThan(before + 50);
    await expectInputs(page, { leads: '40', deal: '$7,500', rate: '20' });
    await expect(page).toHaveURL('/?leads=40&deal=7500&rate=20');
  });

  test('a slider follows a finger; a tap near its edge or a field’s reaches no other', async ({
    page,
  }) => {
    await openWithFortyLeads(page);
    await swipe(page, 'rate', { x: 60, y: 0 });
    expect(Number(await field(page, 'rate').inputValue())).toBeGreaterThan(60);
    for (const name of fields) {
      await field(page, name).fill('7');
      await slider(page, name).focus();
      const box = await boxOf(field(page, name));
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height - 2);
      await expect(field(page, name)).toBeFocused();
      await expect(field(page, name)).toHaveValue('7');
      const track = await boxOf(slider(page, name));
      await page.touchscreen.tap(track.x + track.width / 4, track.y + 2);
      await expect(field(page, name)).not.toHaveValue('7');
    }
  });
});

test('what was entered before the scripts arrived overrides the address', async ({ page }) => {
  const release = await delayRequests(page, islandScripts);
  await page.goto('/?leads=10&deal=1000', { waitUntil: 'commit' });
  await expect(field(page, 'leads')).toBeVisible();
  await expect(copyLink(page)).toBeHidden();
  await slider(page, 'rate').press('End');
  await field(page, 'deal').fill('');
  await field(page, 'leads').press('End');
  await page.keyboard.type('0');
  release();
  await expect(result(page, 'currentRevenue')).toHaveText('$0');
  await expect(copyLink(page)).toBeVisible();
  await expect(field(page, 'leads')).toHaveValue('100');
  await expect(field(page, 'leads')).toBeFocused();
  // An empty field shows the number it counts as.
  await expect(field(page, 'deal')).toHaveValue('0');
  await expect(field(page, 'rate')).toHaveValue('100');
  await expect(page).toHaveURL('/?leads=100&deal=0&rate=100');
});

test.describe('when translated', () => {
  test.use({ allowedConsole: /Minified React error #418/ });

  test('the calculator still follows what is typed', async ({ page }) => {
    await openHydrated(page, '/');
    await translate(page, { isLive: true });
    const calculator = page.getByRole('region').filter({ has: page.getByRole('slider') });
    const [leads, deal] = await calculator.getByRole('textbox').all();
    await leads?.fill('40');
    await expect(calculator).toContainText('EVEN PAYS WITH 1 DEAL; 20 LEADS AT 20% ARE 4.');
    await expect(calculator).toContainText('$140,000');
    await deal?.fill('0');
    await expect(calculator).not.toContainText('EVEN PAYS WITH 1 DEAL');
    await deal?.fill('5000');
    await expect(calculator).toContainText('EVEN PAYS WITH 1 DEAL; 20 LEADS AT 20% ARE 4.');
  });
});

const copyLink = (page: Page) => page.getByRole('button', { name: copy.share.action });

test('a button copies an address with only the inputs, and says so until one changes', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/?utm_term=crm&billing=yearly#book');
  await field(page, 'leads').fill('40');
  await copyLink(page).click();
  const copied = calculator(page).getByText(copy.share.copied, { exact: true });
  await expect(copied).toBeVisible();
  await field(page, 'leads').selectText();
  await page.keyboard.press('ControlOrMeta+V');
  const address = `${baseURL}/?leads=40&deal=5000&rate=20&billing=yearly`;
  await expect(field(page, 'leads')).toHaveValue(address);
  await expect(copied).toBeHidden();
});

for (const [state, clipboard] of [
  ['missing', 'undefined'],
  ['refused', '{ writeText: () => Promise.reject(new Error()) }'],
]) {
  test(`where the clipboard is ${state}, the address can be copied by hand`, async ({ page }) => {
    await page.addInitScript(
      `Object.defineProperty(navigator, 'clipboard', { value: ${clipboard} })`,
    );
    await openWithFortyLeads(page);
    await copyLink(page).click();
    const address = page.getByRole('textbox', { name: copy.share.addressLabel });
    await expect(address).toBeFocused();
    await expect(address).toHaveValue(/\/\?leads=40&deal=5000&rate=20$/);
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/^http.*20$/);
    await expect(calculator(page).getByText(copy.share.refused)).toBeVisible();
    // iPhones zoom into fields with smaller text.
    await expect(calculator(page).getByRole('textbox')).toHaveCount(4);
    for (const textbox of await calculator(page).getByRole('textbox').all()) {
      await expect(textbox).toHaveCSS('font-size', /^(?:1[6-9]|[2-9]\d)/);
    }
  });
}

test('the calculator ignores fields that an extension adds to the page', async ({ page }) => {
  const foreign = ['leads', 'rate', 'billing'].map((name) => `<input name="${name}" value="7">`);
  await replaceInPages(page, '<main', `<form>${foreign.join('')}</form><main`);
  await openHydrated(page, '/');
  await expectInputs(page, { leads: '10', deal: '5000', rate: '20' });
  await page.getByRole('radio', { name: pricing.yearly }).check();
  await expect(page).toHaveURL('/?billing=yearly');
});

test('plans and calculator agree where the browser refuses to change the address', async ({
  page,
}) => {
  await page.addInitScript(() => {
    history.pushState = history.replaceState = () => {
      throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
    };
  });
  await page.goto('/?utm_source=mail');
  await page.getByRole('radio', { name: pricing.yearly }).check();
  await field(page, 'leads').fill('40');
  await expectResults(page, fortyLeads);
  await expect(calculator(page).getByText(copy.table.price.yearly)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator shows the results of its defaults, without fields', async ({ page }) => {
    await page.goto('/');
    await expect(calculator(page).getByRole('textbox')).toHaveCount(0);
    await expectResults(page, { annualRoi: '-13%' });
  });
});
