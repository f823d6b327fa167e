import type { Locator, Page } from '@playwright/test';
import { waitForFrames } from './support/page-checks.ts';
import { delayRequests, openWithFonts, replaceInPages } from './support/pages.ts';
import { fixtureSite, onFixtureSite, optionsOf, sites } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

const { calculator: copy, failure } = fixtureSite.copy;
const { pricing } = fixtureSite.copy.home;

type Field = keyof typeof copy.fields;
type Point = Record<'x' | 'y', number>;

const fields = Object.keys(copy.fields) as Field[];
/** The code of islands. */
const islandCode = /_astro\/.*\.js/;

const calculator = (page: Page) => page.getByRole('region', { name: copy.title });
const field = (page: Page, name: Field) =>
  calculator(page).getByRole('textbox', { name: copy.fields[name], exact: true });
const slider = (page: Page, name: Field) =>
  calculator(page).getByRole('slider', { name: `Adjust ${copy.fields[name]}`, exact: true });
const plan = (page: Page, name: string) => calculator(page).getByRole('row', { name });

async function expectResults(
  page: Page,
  results: Partial<Record<keyof typeof copy.projection.results, string>>,
) {
  for (const [name, text] of Object.entries(results)) {
    const label = copy.projection.results[name as keyof typeof results];
    const result = calculator(page).getByRole('term').filter({ hasText: label }).locator('+ dd');
    await expect(result, name).toHaveText(text);
  }
}

async function expectInputs(page: Page, inputs: Record<Field, string>) {
  for (const name of fields) await expect(field(page, name), name).toHaveValue(inputs[name]);
}

for (const site of sites) {
  test.describe(`on ${site.name}`, () => {
    test.use(optionsOf(site));

    test('other numbers move nothing', async ({ page }) => {
      await openWithFonts(page, '/');
      const section = page.locator('section').filter({ has: page.getByRole('slider') });
      const enter = async (...numbers: string[]) => {
        for (const [index, number] of numbers.entries()) {
          const textbox = section.getByRole('textbox').nth(index);
          // A field that has the focus shows what was typed.
          await textbox.focus();
          await textbox.fill(number);
          await expect(textbox).toHaveValue(number);
        }
      };
      const places = () =>
        section.evaluate((root) =>
          [...root.querySelectorAll('h3, label, input, table, th, dt, dd, a, button')].map(
            (element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              const top = y - root.getBoundingClientRect().y;
              return width > 0 && [x, top, width, height].map(Math.round).join(' ');
            },
          ),
        );
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await enter('11', '5000', '20');
        await expect(section).toContainText('$11,000');
        const before = await places();
        for (const numbers of [
          ['0', '0', '0'],
          ['12345678', '12345678', '100'],
          ['5k', '50000', '1'],
          ['', 'abc', '101'],
          ['-5', '9999999999999999', '99'],
          ['9999999999999999', '9999999999999999', '100'],
        ]) {
          await enter(...numbers);
          expect(await places(), `${numbers}, ${width} pixels`).toEqual(before);
        }
      }
    });
  });
}

test.describe('on the fixture site', () => {
  test.use(onFixtureSite);

  test('React loads at the first scroll, and fields keep their cursor', async ({ page }) => {
    // budgets.e2e.ts tests that it does not load earlier.
    await page.goto('/');
    const code = page.waitForResponse(islandCode);
    await page.mouse.wheel(0, 100);
    await code;
    await expect(calculator(page)).not.toBeInViewport();
    await expectInputs(page, { leads: '10', deal: '5,000', rate: '20' });
    await expect(calculator(page)).toContainText('2 of 3 projects on these plans');
    await field(page, 'deal').fill('1234567');
    await field(page, 'rate').click();
    await expect(field(page, 'deal')).toHaveValue('1,234,567');
    // The commas go: the cursor must stay between the digits that are clicked.
    const { width, height } = (await field(page, 'deal').boundingBox()) ?? { width: 0, height: 0 };
    await field(page, 'deal').click({ position: { x: width - 24, y: height / 2 } });
    await expect(field(page, 'deal')).toHaveValue('1234567');
    await page.keyboard.type('0');
    await expect(field(page, 'deal')).toHaveValue('12345607');
    await slider(page, 'leads').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('8');
    await expect(field(page, 'deal')).toHaveValue('8');
  });

  test('an address with inputs opens at the calculator, which follows fields and sliders', {
    tag: '@engines',
  }, async ({ page }) => {
    await openWithFonts(page, '/?leads=4&rate=may5&deal=$7.5k');
    const heading = page.getByRole('heading', { name: copy.title });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expectInputs(page, { leads: '4', deal: '7,500', rate: '20' });
    await field(page, 'leads').press('End');
    await field(page, 'leads').pressSequentially('0');
    await expectResults(page, { currentRevenue: '$60,000' });
    await slider(page, 'rate').click();
    await expectResults(page, { currentRevenue: '$150,000' });
    await expect(page).toHaveURL(/leads=40.*rate=50/);
  });

  test('the address keeps the inputs over reload, back and forward', async ({ page }) => {
    await page.goto('/?utm_source=mail&amp;leads=12&note=a+b#pricing');
    await expect(field(page, 'leads')).toHaveValue('12');
    const query = '?utm_source=mail&leads=12&note=a+b&deal=5000&rate=';
    await expect(page).toHaveURL(`/${query}20#pricing`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await slider(page, 'rate').press('End');
    const inputs = { leads: '12', deal: '5,000', rate: '100' };
    await expect(page).toHaveURL(`/${query}100#faqs`);
    await slider(page, 'rate').blur();
    await page.goBack();
    await expect(page).toHaveURL(`/${query}100#pricing`);
    await expectInputs(page, inputs);
    await page.reload();
    await expectInputs(page, inputs);
    await page.goto('/projects');
    await page.goBack();
    await expectInputs(page, inputs);
    await expectResults(page, { currentRevenue: '$60,000' });
  });

  for (const [extension, deal] of [
    ['no extension', '125,000'],
    // React renders the island anew, without an error, and with the cursor at the end.
    ['an extension', '15,0002'],
  ] as const) {
    test.describe(`with ${extension}, before React arrives`, () => {
      test.use({ allowedConsole: extension === 'an extension' ? /^Recovered:/ : /^(?!)/ });

      test('what is entered counts, and what is typed next', async ({ page }) => {
        const release = await delayRequests(page, islandCode);
        await page.goto('/?utm_term=crm&rate=30');
        await slider(page, 'leads').press('End');
        await field(page, 'leads').fill('40');
        await field(page, 'rate').fill('25');
        await slider(page, 'rate').press('End');
        await expect(field(page, 'rate')).toHaveValue('100');
        await field(page, 'deal').click();
        await page.keyboard.press('Home');
        await page.keyboard.type('1');
        if (extension === 'an extension') {
          await field(page, 'deal').evaluate((element) => {
            element.setAttribute('data-extension', 'on');
            element.after(document.createElement('extension-icon'));
          });
        }
        release();
        await expectResults(page, { currentRevenue: '$600,000' });
        await page.keyboard.type('2');
        await expectInputs(page, { leads: '40', deal, rate: '100' });
        const query = `utm_term=crm&rate=100&leads=40&deal=${deal.replace(',', '')}`;
        await expect(page).toHaveURL(`/?${query}`);
        for (const link of await calculator(page).getByRole('link').all()) {
          await expect(link).toHaveAttribute('href', /utm_term=crm/);
        }
      });
    });
  }

  test.describe('if React never arrives', () => {
    test.use({ allowedConsole: /Failed to load|Error hydrating/ });

    test('the results of the defaults can be read', async ({ page }) => {
      await page.route(islandCode, (route) => route.abort());
      await page.goto('/');
      await field(page, 'leads').fill('40');
      await expect(calculator(page)).toContainText('$18,500');
      await expectResults(page, { currentRevenue: '$10,000', annualRoi: '−13%' });
    });
  });

  test('the calculator follows the billing period, which the address keeps', async ({ page }) => {
    const release = await delayRequests(page, islandCode);
    const period = page.getByRole('group', { name: pricing.periodLabel });
    await page.goto('/?leads=40');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await period.getByText(pricing.yearly).click();
    await expect(page).toHaveURL('/?leads=40&billing=yearly#faqs');
    await page.goBack();
    await expect(page).toHaveURL('/?leads=40&billing=yearly');
    // The page must not wait for its pictures.
    const releasePictures = await delayRequests(page, /\.svg/);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(period.getByRole('radio', { name: pricing.yearly })).toBeChecked();
    release();
    await calculator(page).scrollIntoViewIfNeeded();
    await expect(plan(page, 'Pilot')).toContainText('$780');
    await expect(plan(page, 'Plan')).toContainText('yearly');
    releasePictures();
    await period.getByText(pricing.monthly, { exact: true }).click();
    await expect(plan(page, 'Pilot')).toContainText('$990');
    await expect(page).not.toHaveURL(/billing/);
  });

  test('the calculator follows a period that the browser restores late', async ({ page }) => {
    await page.addInitScript((selector) => {
      addEventListener('load', () => {
        const radio = document.querySelector<HTMLInputElement>(selector);
        if (radio) radio.checked = true;
      });
    }, 'input[value=yearly]');
    await page.goto('/');
    await calculator(page).scrollIntoViewIfNeeded();
    await expect(plan(page, 'Pilot')).toContainText('$780');
    await expect(page).toHaveURL('/?billing=yearly');
  });

  test.describe('with a finger', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    /** Presses a finger at the middle of a control, or above its lower edge, and drags it from there. */
    async function touch(control: Locator, by: Point, fromEdge?: number) {
      const page = control.page();
      const { left, width, bottom, height } = await control.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        return element.getBoundingClientRect();
      });
      const [x, y] = [left + width / 2, bottom - (fromEdge ?? height / 2)];
      const client = await page.context().newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map((point) => ({ ...point, radiusX: 12, radiusY: 12 })),
        });
      await send('touchStart', { x, y });
      for (let part = 0.1; part < 1; part += 0.1) {
        await send('touchMove', { x: x + by.x * part, y: y + by.y * part });
        await waitForFrames(page);
      }
      await send('touchEnd');
    }

    test('a slider follows a finger, but no swipe over it and no tap above it', async ({
      page,
    }) => {
      await openWithFonts(page, '/');
      await touch(slider(page, 'rate'), { x: 60, y: 0 });
      const rate = async () => Number(await field(page, 'rate').inputValue());
      await expect.poll(rate).toBeGreaterThan(60);

      await field(page, 'deal').fill('$7,501');
      await field(page, 'deal').blur();
      const top = () =>
        slider(page, 'deal').evaluate((element) => element.getBoundingClientRect().y);
      await touch(slider(page, 'deal'), { x: 0, y: -150 });
      await expect.poll(top).toBeLessThan(740 / 2 - 50);
      await expect(field(page, 'deal')).toHaveValue('7,501');

      for (const name of fields) {
        const value = await slider(page, name).inputValue();
        for (const fromEdge of [3, 1]) {
          await touch(field(page, name), { x: 0, y: 0 }, fromEdge);
          await expect(field(page, name)).toBeFocused();
          await expect(slider(page, name)).toHaveValue(value);
          await field(page, name).blur();
        }
      }
    });
  });

  for (const moment of ['before', 'after']) {
    test(`translated ${moment} React arrives, results follow what is typed`, async ({ page }) => {
      const release = await delayRequests(page, islandCode);
      if (moment === 'after') release();
      await page.goto('/');
      const section = page.getByRole('region').filter({ has: page.getByRole('slider') });
      const deal = section.getByRole('textbox').nth(1);
      const currentRevenue = section.getByRole('definition').first();
      await deal.fill('0');
      if (moment === 'after') await expect(currentRevenue).toHaveText('$0');
      await translate(page, { isLive: true });
      release();
      await expect(currentRevenue).toHaveText('$0');
      await deal.fill('7000');
      await expect(currentRevenue).toHaveText('$14,000');
      await expect(section).toContainText('EVEN PAYS WITH 1 DEAL; 20 LEADS AT 20% ARE 4.');
    });
  }

  test.describe('when it throws', () => {
    test.use({ allowedConsole: /Cannot read properties of undefined/ });

    test('the failure screen takes its place, and the page works on', async ({ page }) => {
      await replaceInPages(page, '&quot;answer&quot;:', '&quot;lost&quot;:');
      await page.goto('/#pricing');
      const screen = page.getByRole('alert');
      await expect(screen).toContainText('Cannot read properties of undefined');
      await expect(screen.getByRole('heading', { level: 2 })).toHaveText(failure.screen.title);
      await expect(page.getByRole('link', { name: failure.screen.retry })).toBeVisible();
      await expect(page.getByRole('slider')).toHaveCount(0);
      await page.getByRole('radio', { name: pricing.yearly }).check();
      await expect(page.locator('#pricing')).toContainText('$780');
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the calculator shows the results of its defaults, without fields', async ({ page }) => {
      await page.goto('/');
      await expect(calculator(page).getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('button', { name: copy.share.action })).toBeHidden();
      await expect(calculator(page)).toContainText('Even pays with 1 deal; 20 leads at 20% are 4.');
      // Locators leave out the text of `<noscript>`.
      const sentence = 'Other numbers need scripts.';
      await expect(calculator(page)).toContainText(sentence, { useInnerText: true });
      await expectResults(page, { annualRoi: '−13%' });
    });
  });
});
