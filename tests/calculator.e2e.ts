import type { Locator, Page } from '@playwright/test';
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
const fortyLeads = '/?leads=40&deal=5000&rate=20';

const slider = (page: Page, name: Field) =>
  calculator(page).getByRole('slider', { name: `Adjust ${copy.fields[name]}`, exact: true });
const plan = (page: Page, name: string) => calculator(page).getByRole('row', { name });
const copyLink = (page: Page) => page.getByRole('button', { name: copy.share.action });

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
        for (const [leadCount, dealValue, closeRate] of [
          ['0', '0', '0'],
          ['12345678', '12345678', '100'],
          ['200', '300', '20'],
          ['5k', '50000', '1'],
          ['', 'abc', '101'],
          ['-5', '9999999999999999', '99'],
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

  test('sentence, figure, rows, doubt and projection follow each input', async ({ page }) => {
    await page.goto('/');
    await expectInputs(page, { leads: '10', deal: '5000', rate: '20' });
    await expect(calculator(page)).toContainText('Even pays with 1 deal; 20 leads at 20% are 4.');
    await expect(calculator(page)).toContainText('$18,500 above the price');
    await expect(plan(page, 'Pilot').getByRole('cell')).toHaveText([
      /1\.6$/,
      /\$8,000$/,
      /\$990$/,
      /\$7,010$/,
    ]);
    await expectResults(page, {
      currentRevenue: '$10,000',
      projectedLeads: '35',
      projectedRevenue: '$35,000',
      additionalRevenue: '$25,000',
      annualRoi: '-13%',
    });
    await field(page, 'leads').fill('40');
    await expectResults(page, { currentRevenue: '$40,000', annualRoi: '+247%' });
    await slider(page, 'deal').press('Home');
    await expect(field(page, 'deal')).toHaveValue('0');
    await expect(calculator(page)).toContainText('$1,500 below the price');
    await expect(calculator(page)).toContainText('2 of 3 projects on these plans');
    await expect(calculator(page)).toContainText('Even pays at no rate.');
    const announced = calculator(page).getByRole('status').filter({ hasText: 'Even' });
    await expect(announced).toHaveText(
      'Even costs more than its 20 leads bring. $1,500 below the price',
    );
  });

  test('a field keeps what is typed, counts text as 0, and shows 0 when it is left', async ({
    page,
  }) => {
    await page.goto('/');
    await field(page, 'deal').fill('$7.5k');
    await field(page, 'rate').fill('25%');
    await field(page, 'leads').fill('12abc');
    await expectResults(page, { currentRevenue: '$22,500' });
    await expect(slider(page, 'deal')).toHaveAttribute('aria-valuetext', '$7,500');
    await field(page, 'leads').fill('"><img src=x onerror=window.ran=true>');
    await expectResults(page, { currentRevenue: '$0', annualRoi: '-100%' });
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await field(page, 'leads').press('Tab');
    await expectInputs(page, { leads: '0', deal: '$7.5k', rate: '25%' });
    await expect(page).toHaveURL('/?leads=0&deal=7500&rate=25');
  });

  test('a close rate above 100% gets no promise', async ({ page }) => {
    await page.goto('/?deal=250&rate=150');
    await expect(calculator(page)).toContainText('Enter a rate of 100% or less.');
    await expect(calculator(page)).not.toContainText('above the price');
    await expect(plan(page, 'Even').getByRole('cell')).toHaveText([/–$/, /–$/, /\$1,500$/, /–$/]);
    await expect(slider(page, 'rate')).toHaveValue('100');
  });

  test('the address keeps the inputs over reload, back and forward', async ({ page }) => {
    await page.goto('/?utm_source=mail&amp;leads=12&note=a+b#pricing');
    await expect(field(page, 'leads')).toHaveValue('12');
    await expect(page).toHaveURL('/?utm_source=mail&leads=12&note=a+b#pricing');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await slider(page, 'rate').press('End');
    const inputs = { leads: '12', deal: '5000', rate: '100' };
    const query = '?utm_source=mail&leads=12&note=a+b&deal=5000&rate=100';
    await expect(page).toHaveURL(`/${query}#faqs`);
    await slider(page, 'rate').blur();
    await page.goBack();
    await expect(page).toHaveURL(`/${query}#pricing`);
    await expectInputs(page, inputs);
    await page.reload();
    await expectInputs(page, inputs);
    await page.goto('/projects');
    await page.goBack();
    await expectInputs(page, inputs);
    await expectResults(page, { currentRevenue: '$60,000' });
  });

  test('an address with inputs opens at the calculator', async ({ page }) => {
    await page.goto('/?leads=40&rate=may5');
    const heading = page.getByRole('heading', { name: copy.title });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expectInputs(page, { leads: '40', deal: '5000', rate: '20' });
  });

  test('of what was entered before the script ran, the last counts', async ({ page }) => {
    // A slow page: the fields are there, its end and the script are not.
    await page.addInitScript(() => {
      const early = { '[name=leads]': '10', '[data-slides=deal]': '100', '[name=deal]': '500' };
      new MutationObserver((_, observer) => {
        const section = document.querySelector('section:has([name=rate] + [type=range])');
        if (!section) return;
        observer.disconnect();
        for (const [selector, value] of Object.entries(early)) {
          const control = section.querySelector<HTMLInputElement>(selector);
          control?.focus();
          if (control) control.value = value;
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/?leads=40&rate=30');
    await expectInputs(page, { leads: '10', deal: '500', rate: '30' });
    await expectResults(page, { currentRevenue: '$1,500' });
    await expect(page).toHaveURL('/?leads=10&rate=30&deal=500');
  });

  test('the calculator follows the billing period, which the address keeps', async ({ page }) => {
    await page.goto('/?leads=40');
    const period = page.getByRole('group', { name: pricing.periodLabel });
    await period.getByText(pricing.yearly).click();
    const yearly = [/1\.6$/, /\$8,000$/, /\$780$/, /\$7,220$/];
    await expect(plan(page, 'Pilot').getByRole('cell')).toHaveText(yearly);
    await expect(calculator(page).getByRole('columnheader', { name: 'yearly' })).toBeVisible();
    await expect(page).toHaveURL('/?leads=40&billing=yearly');
    await page.reload();
    await expect(period.getByRole('radio', { name: pricing.yearly })).toBeChecked();
    await expect(plan(page, 'Pilot').getByRole('cell')).toHaveText(yearly);
    await period.getByText(pricing.monthly, { exact: true }).click();
    await expect(plan(page, 'Pilot')).toContainText('$990');
    await expect(page).toHaveURL('/?leads=40');
  });

  test('plans and calculator agree before the pictures are there', async ({ page }) => {
    const release = await delayRequests(page, /\.svg/);
    await page.goto('/?billing=yearly', { waitUntil: 'domcontentloaded' });
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
    await expect(page).toHaveURL('/?billing=yearly');
    await expect(plan(page, 'Pilot')).toContainText('$780');
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

    test('a slider follows a finger; a swipe over it scrolls the page and changes nothing', async ({
      page,
    }) => {
      await page.goto('/');
      await swipe(page, 'rate', { x: 60, y: 0 });
      expect(Number(await field(page, 'rate').inputValue())).toBeGreaterThan(60);
      await field(page, 'deal').fill('$7,500');
      await slider(page, 'deal').scrollIntoViewIfNeeded();
      const top = () => page.evaluate(() => window.scrollY);
      const before = await top();
      await swipe(page, 'deal', { x: 0, y: -150 });
      await expect.poll(top).toBeGreaterThan(before + 50);
      await expect(field(page, 'deal')).toHaveValue('$7,500');
    });
  });

  test('a translated calculator follows what is typed', async ({ page }) => {
    await page.goto('/');
    await translate(page, { isLive: true });
    const section = page.getByRole('region').filter({ has: page.getByRole('slider') });
    const [, deal] = await section.getByRole('textbox').all();
    const currentRevenue = section.getByRole('definition').first();
    await deal?.fill('0');
    await expect(currentRevenue).toHaveText('$0');
    await deal?.fill('7000');
    await expect(currentRevenue).toHaveText('$14,000');
    await expect(section).toContainText('EVEN PAYS WITH 1 DEAL; 20 LEADS AT 20% ARE 4.');
  });

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
    await expect(field(page, 'leads')).toHaveValue(`${baseURL}${fortyLeads}&billing=yearly`);
    await expect(copied).toBeHidden();
  });

  test('without a clipboard the address can be copied by hand', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto(fortyLeads);
    const prompted: string[] = [];
    page.on('dialog', async (dialog) => {
      prompted.push(dialog.message(), dialog.defaultValue());
      await dialog.dismiss();
    });
    await copyLink(page).click();
    await expect.poll(() => prompted).toEqual([copy.share.prompt, baseURL + fortyLeads]);
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
    test.use({ allowedConsole: /is not valid JSON/ });

    test('the failure screen takes its place', async ({ page }) => {
      await replaceInPages(page, 'data-calculator="', 'data-calculator="?');
      await page.goto('/');
      await field(page, 'leads').fill('40');
      const screen = page.getByRole('alert').filter({
        has: page.getByRole('heading', { name: failure.screen.title, level: 2 }),
      });
      await expect(screen).toContainText('is not valid JSON');
      await expect(page.getByRole('slider')).toHaveCount(0);
      await expect(
        page.getByRole('main').getByRole('link', { name: failure.screen.retry }),
      ).toBeVisible();
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the calculator shows the results of its defaults, without fields', async ({ page }) => {
      await page.goto('/');
      await expect(calculator(page).getByRole('textbox')).toHaveCount(0);
      await expect(copyLink(page)).toBeHidden();
      await expect(calculator(page)).toContainText('Even pays with 1 deal; 20 leads at 20% are 4.');
      await expectResults(page, { annualRoi: '-13%' });
    });
  });
});
