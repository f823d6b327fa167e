import type { Page } from '@playwright/test';
import { industries, serviceTypes } from '../src/schema/vocabulary.ts';
import { countText, industryFilter, searchField } from './support/controls.ts';
import { observeShifts } from './support/page-checks.ts';
import { openWithFonts } from './support/pages.ts';
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

const typeFilter = (page: Page) => page.getByRole('combobox', { name: copy.typeLabel });
const clearButton = (page: Page) => page.getByRole('button', { name: copy.clear });
const list = (page: Page) => page.getByRole('list', { name: listLabel, exact: true });
const titles = (page: Page) => list(page).getByRole('heading', { level: 2 });
const card = (page: Page, id: string) => page.locator(`li[id="${id}"]`);

async function expectShown(page: Page, ids: readonly string[]) {
  await expect(countText(page)).toHaveText(`${ids.length} of 5 projects`);
  await expect(titles(page)).toHaveText(ids.map(titleOf));
}

async function expectFilters(page: Page, text: string, industryValue: string, typeValue: string) {
  await expect(searchField(page)).toHaveValue(text);
  await expect(industryFilter(page)).toHaveValue(industryValue);
  await expect(typeFilter(page)).toHaveValue(typeValue);
}

test('all projects show at first, and each option says how many it would leave', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/portfolio');
  await expectShown(page, allIds);
  await expectFilters(page, '', 'All', 'All');
  await expect(page.getByPlaceholder(copy.searchPlaceholder, { exact: true })).toBeVisible();
  await expect(typeFilter(page)).toBeInViewport();
  await expect(list(page).getByRole('img').first()).toBeInViewport();
  await expect(clearButton(page)).toBeHidden();
  const counted = (values: readonly string[], key: 'industry' | 'type') =>
    values.map((value) => `${value} (${idsOf(key, value).length})`);
  const industryOptions = ['All industries (5)', ...counted(industries, 'industry')];
  await expect(industryFilter(page).getByRole('option')).toHaveText(industryOptions);
  const typeOptions = ['All types (5)', ...counted(serviceTypes, 'type')];
  await expect(typeFilter(page).getByRole('option')).toHaveText(typeOptions);

  await industryFilter(page).selectOption('Manufacturing');
  await expectShown(page, idsOf('industry', 'Manufacturing'));
  // What the search finds is tested in src/sections/portfolio/filter.test.ts.
  await searchField(page).fill('ventil');
  await expectShown(page, ['valve-quotes']);
  const matching = typeFilter(page).getByRole('option', { name: /\([1-9]/ });
  await expect(matching).toHaveText(['All types (1)', 'Sales Automation (1)']);
  await industryFilter(page).selectOption('All');
  await typeFilter(page).selectOption('Sales Automation');
  await searchField(page).fill('');
  await expectShown(page, idsOf('type', 'Sales Automation'));
});

test('clearing an empty result resets all filters, and keeps the rest of the address', async ({
  page,
}) => {
  await page.goto('/portfolio?utm_source=mail');
  await industryFilter(page).selectOption('Healthcare');
  await typeFilter(page).selectOption('Lead Generation');
  await searchField(page).fill('no such project');
  await expect(page.getByText(copy.empty).filter({ visible: true }).last()).toBeVisible();
  await expectShown(page, []);
  const query = 'utm_source=mail&industry=Healthcare&type=Lead+Generation&q=no+such+project';
  await expect(page).toHaveURL(`/portfolio?${query}`);
  await clearButton(page).click();
  await expectShown(page, allIds);
  await expectFilters(page, '', 'All', 'All');
  await expect(searchField(page)).toBeFocused();
  await expect(page).toHaveURL('/portfolio?utm_source=mail');
  await expect(clearButton(page)).toBeHidden();
});

test('filters survive a reload and Back, and add no history entries', async ({ page }) => {
  await page.goto('/terms');
  await page.goto('/portfolio');
  await industryFilter(page).selectOption('Manufacturing');
  await searchField(page).fill('ventil');
  await expect(page).toHaveURL('/portfolio?industry=Manufacturing&q=ventil');
  await page.reload();
  await expectFilters(page, 'ventil', 'Manufacturing', 'All');
  await expectShown(page, ['valve-quotes']);
  // Right after the last letter, before the address has it.
  await searchField(page).fill('pump');
  await page.getByRole('contentinfo').locator('a[href="/privacy"]').click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expectFilters(page, 'pump', 'Manufacturing', 'All');
  await expectShown(page, ['pump-seals']);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});

test('the filters of an address apply though a mailer wrote &amp;; unknown ones do not', async ({
  page,
}) => {
  await page.goto('/portfolio?utm_source=x&amp;industry=Manufacturing&amp;q=valve#valve-quotes');
  await expectShown(page, ['valve-quotes']);
  await expectFilters(page, 'valve', 'Manufacturing', 'All');
  await expect(card(page, 'valve-quotes')).toBeInViewport();
  await industryFilter(page).selectOption('All');
  await searchField(page).fill('');
  await expect(page).toHaveURL('/portfolio?utm_source=x#valve-quotes');
  await page.goto('/portfolio?industry=fintech&type=constructor&q=+++');
  await expectShown(page, allIds);
  await expectFilters(page, '   ', 'All', 'All');
  await expect(page).toHaveURL('/portfolio');
});

test('the count is announced once when typing pauses, not at every letter', async ({ page }) => {
  await page.clock.install();
  await page.goto('/portfolio');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const announced = page.getByRole('status');
  for (const text of ['v', 've', 'ventil']) {
    await searchField(page).fill(text);
    await page.clock.runFor(300);
    await expect(announced).toHaveText('');
  }
  await expect(countText(page)).toHaveText('1 of 5 projects');
  await page.clock.runFor(500);
  await expect(announced).toHaveText('1 of 5 projects');
  await searchField(page).fill('ventil nowhere');
  await page.clock.runFor(500);
  await expect(announced).toHaveText(copy.empty);
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

test('cards are in order, the first in a row of its own until a filter is set', async ({
  page,
}) => {
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
  const [first, second] = await boxesOf(page);
  expect(first, 'on common lines').toEqual(second);
});

test('nothing moves when filters apply; where the first picture was is a smaller one', async ({
  page,
}) => {
  const readShift = await observeShifts(page);
  await openWithFonts(page, '/portfolio?q=ventil');
  await expectShown(page, ['valve-quotes']);
  const before = await readShift();
  expect(before).toBeLessThan(0.01);
  const bar = page.getByRole('search');
  const box = await bar.boundingBox();
  await searchField(page).pressSequentially(' nowhere');
  await expectShown(page, []);
  await clearButton(page).click();
  await page.keyboard.type('pump');
  await expectShown(page, ['pump-seals']);
  expect(await bar.boundingBox()).toEqual(box);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await readShift()).toBe(before);
});

test('a filtered portfolio prints which filters are set, and not its buttons', async ({ page }) => {
  await page.goto('/portfolio?industry=Manufacturing&q=valve');
  await page.emulateMedia({ media: 'print' });
  await expect(searchField(page)).toBeVisible();
  await expect(industryFilter(page)).toBeVisible();
  await expect(countText(page)).toBeVisible();
  await expect(clearButton(page)).toBeHidden();
});

test('a translated page can be filtered', async ({ page }) => {
  await page.goto('/portfolio');
  await translate(page, { isLive: true });
  const search = page.getByRole('searchbox');
  await search.fill('ventil');
  await expect(page.getByText('1 OF 5 PROJECTS').first()).toBeVisible();
  await search.fill('no such project');
  await expect(page.locator('li[id]:visible')).toHaveCount(0);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByText('5 OF 5 PROJECTS').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('Enter closes the keyboard', async ({ page }) => {
    await page.goto('/portfolio');
    await searchField(page).fill('ventil');
    // This Enter confirms the composition of an input method.
    await searchField(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await expect(searchField(page)).toBeFocused();
    await searchField(page).press('Enter');
    await expect(searchField(page)).not.toBeFocused();
  });
});

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
