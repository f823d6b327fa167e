import type { Page } from '@playwright/test';
import { calculator, type Field, field, type Result, result } from './support/controls.ts';
import { waitForFrames } from './support/page-checks.ts';
import { delayRequests, replaceInPages, waitForFonts } from './support/pages.ts';
import { fixtureSite, onFixtureSite, optionsOf, sites } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

const { calculator: copy, failure } = fixtureSite.copy;
const { pricing } = fixtureSite.copy.home;

type Point = Record<'x' | 'y', number>;

const fields = Object.keys(copy.fields) as Field[];
/** The code of islands. */
const islandCode = /_astro\/.*\.js/;

const slider = (page: Page, name: Field) =>
  calculator(page).getByRole('slider', { name: `Adjust ${copy.fields[name]}`, exact: true });
const plan = (page: Page, name: string) => calculator(page).getByRole('row', { name });

async function expectResults(page: Page, results: Partial<Record<Result, string>>) {
  for (const [name, text] of Object.entries(results)) {
    await expect(result(page, name as Result), name).toHaveText(text);
  }
}

async function expectInputs(page: Page, inputs: Record<Field, string>) {
  for (const name of fields) await expect(field(page, name), name).toHaveValue(inputs[name]);
}

for (const site of sites) {
  test.describe(`on ${site.name}`, () => {
    test.use(optionsOf(site));

    for (const width of [360, 1280]) {
      test(`other numbers move nothing at a width of ${width}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/');
        await waitForFonts(page);
        const section = page.locator('section').filter({ has: page.getByRole('slider') });
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
        const before = await places();
        const [leads, deal, rate] = await section.getByRole('textbox').all();
        await leads?.fill('11');
        await expect(section).toContainText('$11,000');
        for (const [leadCount, dealValue, closeRate] of [
          ['0', '0', '0'],
          ['12345678', '12345678', '100'],
          ['200', '300', '20'],
          ['5k', '50000', '1'],
          ['', 'abc', '101'],
          ['-5', '9999999999999999', '99'],
          ['9999999999999999', '9999999999999999', '100'],
        ]) {
          await leads?.fill(leadCount ?? '');
          await deal?.fill(dealValue ?? '');
          await rate?.fill(closeRate ?? '');
          expect(await places(), `${leadCount}, ${dealValue}, ${closeRate}`).toEqual(before);
        }
      });
    }
  });
}

test.describe('on the fixture site', () => {
  test.use(onFixtureSite);

  test('results follow fields and sliders, and a field keeps the cursor where it is', async ({
    page,
  }) => {
    await page.goto('/');
    await expectInputs(page, { leads: '10', deal: '5,000', rate: '20' });
    await expect(calculator(page)).toContainText('Even pays with 1 deal; 20 leads at 20% are 4.');
    await field(page, 'leads').fill('40');
    await expectResults(page, { currentRevenue: '$40,000', annualRoi: '+247%' });
    await slider(page, 'deal').press('Home');
    await expect(field(page, 'deal')).toHaveValue('0');
    await expect(calculator(page)).toContainText('$1,500 below the price');
    await expect(calculator(page)).toContainText('2 of 3 projects on these plans');
    await expect(calculator(page)).toContainText('Even pays at no rate.');

    await field(page, 'deal').fill('1234567');
    await field(page, 'rate').click();
    await expect(field(page, 'deal')).toHaveValue('1,234,567');
    // The commas go: the cursor must stay between the digits that are clicked.
    const { width, height } = (await field(page, 'deal').boundingBox()) ?? { width: 0, height: 0 };
    await field(page, 'deal').click({ position: { x: width - 24, y: height / 2 } });
    await expect(field(page, 'deal')).toHaveValue('1234567');
    await page.keyboard.type('0');
    await expect(field(page, 'deal')).toHaveValue('12345607');
    await expect(page).toHaveURL('/?leads=40&deal=12345607&rate=20');
    // As everywhere, the whole field is selected.
    await slider(page, 'leads').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('8');
    await expect(field(page, 'deal')).toHaveValue('8');
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

  test('an address with inputs opens at the calculator', async ({ page }) => {
    await page.goto('/?leads=40&rate=may5&deal=$7.5k');
    const heading = page.getByRole('heading', { name: copy.title });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expectInputs(page, { leads: '40', deal: '7,500', rate: '20' });
    await expectResults(page, { currentRevenue: '$60,000' });
  });

  test('React loads at the first scroll, long before the calculator is reached', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (islandCode.test(request.url())) requests.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => requests.length).toBeGreaterThan(2);
  });

  test('what is entered before React arrives counts, with the cursor where it was', async ({
    page,
  }) => {
    const release = await delayRequests(page, islandCode);
    await page.goto('/?rate=30');
    await slider(page, 'leads').press('End');
    await field(page, 'leads').fill('40');
    await field(page, 'rate').fill('25');
    await slider(page, 'rate').press('End');
    await expect(field(page, 'rate')).toHaveValue('100');
    await field(page, 'deal').click();
    await page.keyboard.press('Home');
    await page.keyboard.type('1');
    release();
    await expectResults(page, { currentRevenue: '$600,000' });
    await page.keyboard.type('2');
    await expectInputs(page, { leads: '40', deal: '125,000', rate: '100' });
    await expect(page).toHaveURL('/?rate=100&leads=40&deal=125000');
  });

  test.describe('if an extension adds to the fields before React arrives', () => {
    // No error: React renders the island anew.
    test.use({ allowedConsole: /^Recovered:/ });

    test('what is typed stays', async ({ page }) => {
      const release = await delayRequests(page, islandCode);
      await page.goto('/?utm_term=crm');
      await field(page, 'deal').fill('7500');
      await field(page, 'deal').evaluate((element) => {
        element.setAttribute('data-extension', 'on');
        element.after(document.createElement('extension-icon'));
      });
      release();
      await expectResults(page, { currentRevenue: '$15,000' });
      await expect(field(page, 'deal')).toHaveValue('7500');
      await expect(field(page, 'deal')).toBeFocused();
      for (const link of await calculator(page).getByRole('link').all()) {
        await expect(link).toHaveAttribute('href', /utm_term=crm/);
      }
    });
  });

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
    await page.goto('/?leads=40');
    const period = page.getByRole('group', { name: pricing.periodLabel });
    await period.getByText(pricing.yearly).click();
    const yearly = [/1\.6$/, /\$8,000$/, /\$780$/, /\$7,220$/];
    await expect(plan(page, 'Pilot').getByRole('cell')).toHaveText(yearly);
    await expect(calculator(page).getByRole('columnheader', { name: 'yearly' })).toBeVisible();
    await expect(page).toHaveURL(/leads=40.*billing=yearly/);
    await page.reload();
    await expect(period.getByRole('radio', { name: pricing.yearly })).toBeChecked();
    await expect(plan(page, 'Pilot').getByRole('cell')).toHaveText(yearly);
    await period.getByText(pricing.monthly, { exact: true }).click();
    await expect(plan(page, 'Pilot')).toContainText('$990');
    await expect(page).not.toHaveURL(/billing/);
  });

  test('plans and calculator agree before the pictures are there', async ({ page }) => {
    const release = await delayRequests(page, /\.svg/);
    await page.goto('/?billing=yearly', { waitUntil: 'domcontentloaded' });
    await calculator(page).scrollIntoViewIfNeeded();
    await expect(plan(page, 'Pilot')).toContainText('$780');
    release();
  });

  test('a billing period that the browser restores late reaches the calculator', async ({
    page,
  }) => {
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

    /** Presses a finger at a point and drags it from there. */
    async function touch(page: Page, { x, y }: Point, by: Point) {
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

    async function centerOf(page: Page, name: Field) {
      await slider(page, name).scrollIntoViewIfNeeded();
      const box = await slider(page, name).boundingBox();
      if (!box) throw new Error('The slider has no box.');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }

    test('a slider follows a finger; a swipe over it scrolls the page and changes nothing', async ({
      page,
    }) => {
      await page.goto('/');
      await touch(page, await centerOf(page, 'rate'), { x: 60, y: 0 });
      await expect
        .poll(async () => Number(await field(page, 'rate').inputValue()))
        .toBeGreaterThan(60);
      await field(page, 'deal').fill('$7,501');
      await field(page, 'deal').blur();
      const start = await centerOf(page, 'deal');
      const top = () => page.evaluate(() => window.scrollY);
      const before = await top();
      await touch(page, start, { x: 0, y: -150 });
      await expect.poll(top).toBeGreaterThan(before + 50);
      await expect(field(page, 'deal')).toHaveValue('7,501');
    });

    test('a tap at the lower edge of a field does not move its slider', async ({ page }) => {
      await page.goto('/');
      for (const name of fields) {
        await field(page, name).scrollIntoViewIfNeeded();
        const value = await slider(page, name).inputValue();
        for (const fromEdge of [3, 1]) {
          const box = await field(page, name).boundingBox();
          if (!box) throw new Error('The field has no box.');
          const y = box.y + box.height - fromEdge;
          await touch(page, { x: box.x + box.width * 0.6, y }, { x: 0, y: 0 });
          await expect(field(page, name)).toBeFocused();
          await expect(slider(page, name)).toHaveValue(value);
          await field(page, name).blur();
        }
      }
    });
  });

  for (const isBeforeReact of [true, false]) {
    const moment = isBeforeReact ? 'before' : 'after';
    test(`a calculator that is translated ${moment} React arrives follows what is typed`, async ({
      page,
    }) => {
      const release = await delayRequests(page, islandCode);
      if (!isBeforeReact) release();
      await page.goto('/');
      const section = page.getByRole('region').filter({ has: page.getByRole('slider') });
      const [, deal] = await section.getByRole('textbox').all();
      const currentRevenue = section.getByRole('definition').first();
      await deal?.fill('0');
      if (!isBeforeReact) await expect(currentRevenue).toHaveText('$0');
      await translate(page, { isLive: true });
      release();
      await expect(currentRevenue).toHaveText('$0');
      await deal?.fill('7000');
      await expect(currentRevenue).toHaveText('$14,000');
      await expect(section).toContainText('EVEN PAYS WITH 1 DEAL; 20 LEADS AT 20% ARE 4.');
    });
  }

  test('a button copies the address of the result', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto('/?utm_term=crm&billing=yearly#book');
    await field(page, 'leads').fill('40');
    await expectResults(page, { currentRevenue: '$40,000' });
    await page.getByRole('button', { name: copy.share.action }).click();
    await expect(calculator(page).getByText(copy.share.copied, { exact: true })).toBeVisible();
    await field(page, 'leads').selectText();
    await page.keyboard.press('ControlOrMeta+V');
    const address = `${baseURL}/?leads=40&deal=5000&rate=20&billing=yearly`;
    await expect(field(page, 'leads')).toHaveValue(address);
  });

  test('plans and calculator agree where the browser refuses to change the address', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      history.replaceState = () => {
        throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
      };
    });
    await page.goto('/?utm_source=mail');
    await page.getByRole('radio', { name: pricing.yearly }).check();
    await field(page, 'leads').fill('40');
    await expectResults(page, { currentRevenue: '$40,000' });
    await expect(plan(page, 'Pilot')).toContainText('$780');
  });

  test.describe('when it throws', () => {
    test.use({ allowedConsole: /Cannot read properties of undefined/ });

    test('the failure screen takes its place, and the page works on', async ({ page }) => {
      await replaceInPages(page, '&quot;answer&quot;:', '&quot;lost&quot;:');
      await page.goto('/#pricing');
      const screen = page.getByRole('alert').filter({
        has: page.getByRole('heading', { name: failure.screen.title, level: 2 }),
      });
      await expect(screen).toContainText('Cannot read properties of undefined');
      await expect(page.getByRole('slider')).toHaveCount(0);
      await page
        .getByRole('group', { name: pricing.periodLabel })
        .getByText(pricing.yearly)
        .click();
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
