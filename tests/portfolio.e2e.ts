import type { Page } from '@playwright/test';
import { observeShifts } from './support/page-checks.ts';
import { delayRequests, openWithFonts } from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

const { filterBar: copy, listLabel } = fixtureSite.copy.portfolio;

test.use(onFixtureSite);

const { projects } = fixtureSite;
const allIds = projects.map(({ id }) => id);
const titleOf = (id: string) => projects.find((project) => project.id === id)?.title ?? id;
const idsOf = (key: 'industry' | 'type', value: string) =>
  projects.filter((project) => project[key] === value).map(({ id }) => id);

const searchField = (page: Page) => page.getByRole('searchbox', { name: copy.searchLabel });
const industryFilter = (page: Page) => page.getByRole('combobox', { name: copy.industryLabel });
const typeFilter = (page: Page) => page.getByRole('combobox', { name: copy.typeLabel });
const countText = (page: Page) => page.getByText(/^\d+ of \d+ projects$/).first();
const clearButton = (page: Page) => page.getByRole('button', { name: copy.clear });
const list = (page: Page) => page.getByRole('list', { name: listLabel, exact: true });
const titles = (page: Page) => list(page).getByRole('heading', { level: 2 });
const option = (page: Page, value: string) => page.locator(`option[value="${value}"]`);

async function expectShown(page: Page, ids: readonly string[]) {
  await expect(countText(page)).toHaveText(`${ids.length} of 5 projects`);
  await expect(titles(page)).toHaveText(ids.map(titleOf));
}

async function expectFilters(page: Page, text: string, industryValue: string, typeValue: string) {
  await expect(searchField(page)).toHaveValue(text);
  await expect(industryFilter(page)).toHaveValue(industryValue);
  await expect(typeFilter(page)).toHaveValue(typeValue);
}

test('all projects show below the filters, which narrow them', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/portfolio');
  await expectShown(page, allIds);
  await expectFilters(page, '', 'All', 'All');
  await expect(page.getByPlaceholder(copy.searchPlaceholder, { exact: true })).toBeVisible();
  await expect(typeFilter(page)).toBeInViewport();
  await expect(list(page).getByRole('img').first()).toBeInViewport();
  await industryFilter(page).selectOption('Manufacturing');
  await expectShown(page, idsOf('industry', 'Manufacturing'));
  await searchField(page).fill('ventil');
  await expectShown(page, ['valve-quotes']);
  // This Enter confirms the composition of an input method.
  await searchField(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(searchField(page)).toBeFocused();
  await searchField(page).press('Enter');
  // A phone's keyboard closes.
  if (isMobile) await expect(searchField(page)).not.toBeFocused();
});

test('filters survive a reload and Back, and add no history entries', async ({ page }) => {
  await page.goto('/terms');
  await page.goto('/portfolio?utm_source=mail');
  await industryFilter(page).selectOption('Manufacturing');
  await searchField(page).fill('ventil');
  await expect(page).toHaveURL('/portfolio?utm_source=mail&industry=Manufacturing&q=ventil');
  await page.reload();
  await expectFilters(page, 'ventil', 'Manufacturing', 'All');
  await expectShown(page, ['valve-quotes']);
  // Right after the last letter, before the address has it.
  await searchField(page).fill('pump');
  await page.getByRole('contentinfo').locator('a[href^="/privacy"]').click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expectFilters(page, 'pump', 'Manufacturing', 'All');
  await expectShown(page, ['pump-seals']);
  await clearButton(page).click();
  await expectFilters(page, '', 'All', 'All');
  await expect(page).toHaveURL('/portfolio?utm_source=mail');
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});

test('filters of an address apply though a mailer wrote &amp;', async ({ page }) => {
  await page.goto('/portfolio?utm_source=x&amp;industry=Manufacturing&amp;q=valve#valve-quotes');
  await expectShown(page, ['valve-quotes']);
  await expectFilters(page, 'valve', 'Manufacturing', 'All');
  await expect(page.locator('#valve-quotes')).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(searchField(page), 'on paper').toBeVisible();
  await expect(industryFilter(page)).toBeVisible();
  await expect(countText(page)).toBeVisible();
  await expect(clearButton(page)).toBeHidden();
  await page.goto('/portfolio?industry=fintech&type=constructor&q=+++');
  await expectShown(page, allIds);
  await expectFilters(page, '   ', 'All', 'All');
  await expect(page).toHaveURL('/portfolio');
});

/** Returns the top, the width and the tops of the parts of each visible card. */
const boxesOf = (page: Page) =>
  page.locator('li[id]:visible').evaluateAll((cards) =>
    cards.map((card) => {
      const { top, width } = card.getBoundingClientRect();
      const parts = [...card.querySelectorAll(':scope > :nth-last-child(-n + 3)')];
      const tops = parts.map((part) => Math.round(part.getBoundingClientRect().top - top));
      return { top, width: Math.round(width), partTops: tops.join() };
    }),
  );

test('cards are in order, the first in a row of its own', async ({ page }) => {
  await openWithFonts(page, '/portfolio');
  for (const [width, rowLengths] of [
    [360, [1, 1, 1, 1, 1]],
    [768, [1, 2, 2]],
    [1280, [1, 2, 2]],
    [2560, [1, 2, 2]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await boxesOf(page);
    const rows = [...Map.groupBy(boxes, ({ top }) => top).values()];
    expect(rows.map((row) => row.length)).toEqual(rowLengths);
    expect(rows.flat(), 'in order').toEqual(boxes);
  }
  await typeFilter(page).selectOption('Sales Automation');
  await expectShown(page, idsOf('type', 'Sales Automation'));
  const [first, second] = await boxesOf(page);
  expect(first, 'on common lines').toEqual(second);
});

test('nothing moves when filters apply and are cleared', async ({ page }) => {
  // On a busy machine React may come after the two seconds for which the projects are hidden.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const readShift = await observeShifts(page);
  await openWithFonts(page, '/portfolio?q=ventil');
  await expectShown(page, ['valve-quotes']);
  const before = await readShift();
  expect(before).toBeLessThan(0.01);
  const bar = page.getByRole('search');
  const box = await bar.boundingBox();
  await searchField(page).pressSequentially(' nowhere');
  await expectShown(page, []);
  await expect(page.getByText(copy.empty).filter({ visible: true }).last()).toBeVisible();
  await clearButton(page).click();
  await expect(list(page)).toBeFocused();
  await searchField(page).pressSequentially('pump');
  await expectShown(page, ['pump-seals']);
  expect(await bar.boundingBox()).toEqual(box);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await readShift()).toBe(before);
});

/** Opens a page whose scripts arrive when the returned function is called. */
async function openEarly(page: Page, path: string) {
  const release = await delayRequests(page, /\/_astro\/.*\.js/);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test('what is chosen and typed while React starts counts', async ({ page }) => {
  const release = await openEarly(page, '/portfolio?industry=Fintech&type=Lead+Generation&q=x');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await expectFilters(page, 'x', 'Fintech', 'Lead Generation');
  await industryFilter(page).selectOption('Manufacturing');
  await typeFilter(page).selectOption('All');
  await searchField(page).fill('quotes day');
  for (const _ of ' day') await page.keyboard.press('ArrowLeft');
  release();
  await page.keyboard.type(' for valves go out on the', { delay: 20 });
  await expectShown(page, ['valve-quotes']);
  await expectFilters(page, 'quotes for valves go out on the day', 'Manufacturing', 'All');
  await expect(page).toHaveURL(/\/portfolio\?industry=Manufacturing&q=quotes[+a-z]*day$/);
});

test('the projects of an address show after two seconds at most', async ({ page }) => {
  await openEarly(page, '/portfolio?industry=Fintech');
  await expect(titles(page).first()).toBeHidden();
  await expect(titles(page)).toHaveText(allIds.map(titleOf), { timeout: 3000 });
});

test.describe('with an extension', () => {
  // No error: React renders the island anew.
  test.use({ allowedConsole: /^Recovered:/ });

  for (const position of ['before', 'after'] as const) {
    test(`an element ${position} the search field takes nothing away`, async ({ page }) => {
      const release = await openEarly(page, '/portfolio?utm_term=crm');
      await industryFilter(page).selectOption('Manufacturing');
      await searchField(page).fill('vent');
      await searchField(page).evaluate((field, method) => {
        field[method](document.createElement('password-manager'));
      }, position);
      release();
      await expectShown(page, ['valve-quotes']);
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.type('il');
      await expectFilters(page, 'ventil', 'Manufacturing', 'All');
      await searchField(page).fill('');
      await expectShown(page, idsOf('industry', 'Manufacturing'));
      for (const link of await list(page).getByRole('link').all()) {
        await expect(link).toHaveAttribute('href', /utm_term=crm/);
      }
    });
  }
});

for (const moment of ['before', 'after']) {
  test(`translated ${moment} React arrives, most texts stay so`, async ({ page }) => {
    const release = await openEarly(page, '/portfolio');
    if (moment === 'after') {
      release();
      await page.waitForLoadState('networkidle');
    }
    // What a filter changes is translated again, unless the translation was interrupted.
    const isLive = moment === 'before';
    const changed = (text: string) => (isLive ? text.toUpperCase() : text);
    await translate(page, { isLive });
    await page.getByRole('searchbox').fill('ventil');
    release();
    await expect(page.getByText(changed('1 of 5 projects'), { exact: true }).first()).toBeVisible();
    const shown = page.locator('li[id]:visible h2');
    await expect(shown).toHaveText(titleOf('valve-quotes').toUpperCase());
    await expect(option(page, 'Fintech')).toHaveText(changed('Fintech (0)'));
    await expect(option(page, 'Healthcare')).toHaveText('HEALTHCARE (0)');
    await page.getByRole('searchbox').fill('no such project');
    await expect(shown).toHaveCount(0);
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByText(changed('5 of 5 projects'), { exact: true }).first()).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all projects show, with their pictures and without filters', async ({ page }) => {
    await page.goto('/portfolio?industry=Fintech');
    await expect(page.locator('li[id]:visible')).toHaveCount(allIds.length);
    const picture = list(page).locator('img:visible').first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(page.getByRole('combobox').or(page.getByRole('searchbox'))).toHaveCount(0);
  });
});
