import type { Page } from '@playwright/test';
import { industries, serviceTypes } from '../src/schema/vocabulary.ts';
import { defaultFilters } from '../src/sections/portfolio/filter.ts';
import { countText, industryFilter, searchField } from './support/islands.ts';
import { observeShifts, waitForFrames } from './support/page-checks.ts';
import { delayRequests, hydrate, islandScripts, waitForFonts } from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

const { filterBar: copy, hero, listLabel } = fixtureSite.copy.portfolio;

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

async function expectShown(page: Page, ids: readonly string[]) {
  await expect(countText(page)).toHaveText(`${ids.length} of 5 projects`);
  await expect(titles(page)).toHaveText(ids.map(titleOf));
}

async function expectFilters(page: Page, text: string, industryValue: string, typeValue: string) {
  await expect(searchField(page)).toHaveValue(text);
  await expect(industryFilter(page)).toHaveValue(industryValue);
  await expect(typeFilter(page)).toHaveValue(typeValue);
}

/** Waits for hydration by searching, then clears the search. */
async function openSearchable(page: Page) {
  await page.goto('/portfolio');
  await searchField(page).fill('ventil');
  await expectShown(page, ['valve-quotes']);
  await searchField(page).fill('');
  await expectShown(page, allIds);
}

test('all projects show at first, and are counted', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/portfolio');
  await expectShown(page, allIds);
  await expect(typeFilter(page)).toBeInViewport();
  await expect(page.getByRole('article').getByRole('img').first()).toBeInViewport();
  await expectFilters(page, '', 'All', 'All');
  await expect(page.getByPlaceholder(copy.searchPlaceholder, { exact: true })).toBeVisible();
  await expect(clearButton(page)).toBeHidden();
  const figures = ['5 projects', '4 industries', '60–180 days'];
  const heroList = page.getByRole('list', { name: hero.figuresLabel });
  await expect(heroList.getByRole('listitem')).toHaveText(figures);
});

test('each option says how many projects it would leave', async ({ page }) => {
  await page.goto('/portfolio');
  const counted = (values: readonly string[], key: 'industry' | 'type') =>
    values.map((value) => `${value} (${idsOf(key, value).length})`);
  const industryOptions = ['All industries (5)', ...counted(industries, 'industry')];
  await expect(industryFilter(page).getByRole('option')).toHaveText(industryOptions);
  const typeOptions = ['All types (5)', ...counted(serviceTypes, 'type')];
  await expect(typeFilter(page).getByRole('option')).toHaveText(typeOptions);
  await industryFilter(page).selectOption('Manufacturing');
  await searchField(page).fill('ventil');
  const matching = typeFilter(page).getByRole('option', { name: /\([1-9]/ });
  await expect(matching).toHaveText(['All types (1)', 'Sales Automation (1)']);
});

test('industry, type and search narrow the list', async ({ page }) => {
  await page.goto('/portfolio');
  await industryFilter(page).selectOption('B2B SaaS');
  await expectShown(page, idsOf('industry', 'B2B SaaS'));
  await industryFilter(page).selectOption('All');
  await typeFilter(page).selectOption('Sales Automation');
  await expectShown(page, idsOf('type', 'Sales Automation'));
  await typeFilter(page).selectOption('All');
  // What the search finds is tested in src/sections/portfolio/filter.test.ts.
  await searchField(page).fill('برج الماء');
  await expectShown(page, ['tower-offices']);
});

test('clearing an empty result resets all filters, and keeps the rest of the address', async ({
  page,
}) => {
  await page.goto('/portfolio?utm_source=mail');
  await industryFilter(page).selectOption('Healthcare');
  await typeFilter(page).selectOption('Lead Generation');
  await searchField(page).fill('no such project');
  await expect(page.getByRole('paragraph').filter({ hasText: copy.empty }).last()).toBeVisible();
  await expect(countText(page)).toHaveText('0 of 5 projects');
  await expect(titles(page)).toHaveCount(0);
  await expect(page).toHaveURL(
    '/portfolio?utm_source=mail&industry=Healthcare&type=Lead+Generation&q=no+such+project',
  );
  await clearButton(page).click();
  await expectShown(page, allIds);
  await expectFilters(page, '', 'All', 'All');
  await expect(page).toHaveURL('/portfolio?utm_source=mail');
  await expect(searchField(page)).toBeFocused();
  await expect(clearButton(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('Enter closes the keyboard', async ({ page }) => {
    await openSearchable(page);
    await searchField(page).fill('ventil');
    // This Enter confirms the composition of an input method.
    await searchField(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await expect(searchField(page)).toBeFocused();
    await searchField(page).press('Enter');
    await expect(searchField(page)).not.toBeFocused();
  });
});

test('Back undoes a choice made with several presses of an arrow key at once', async ({ page }) => {
  await openSearchable(page);
  const value = () => industryFilter(page).inputValue();
  await industryFilter(page).focus();
  for (const expected of ['B2B SaaS', 'E-commerce', 'Professional Services']) {
    await industryFilter(page).press('ArrowDown');
    await expect.poll(value).toBe(expected);
  }
  // A press of the mouse or a finger makes another choice, though the focus stays.
  await industryFilter(page).dispatchEvent('pointerdown');
  await industryFilter(page).selectOption('Fintech');
  await expect(page).toHaveURL('/portfolio?industry=Fintech');
  await page.goBack();
  await expect.poll(value).toBe('Professional Services');
  await page.goBack();
  await expect.poll(value).toBe('All');
});

test('back undoes the filters one by one, and forward restores them', async ({ page }) => {
  await openSearchable(page);
  await industryFilter(page).selectOption('Manufacturing');
  await typeFilter(page).selectOption('Sales Automation');
  await searchField(page).fill('drawing');
  await expect(page).toHaveURL('/portfolio?industry=Manufacturing&type=Sales+Automation&q=drawing');
  // A filter chosen right after typing must not lose the typed text in the history.
  await clearButton(page).click();
  const steps: [string, string, string][] = [
    ['drawing', 'Manufacturing', 'Sales Automation'],
    ['', 'Manufacturing', 'All'],
    ['', 'All', 'All'],
  ];
  for (const step of steps) {
    await page.goBack();
    await expectFilters(page, ...step);
  }
  for (const step of [...steps].reverse().slice(1)) {
    await page.goForward();
    await expectFilters(page, ...step);
  }
});

test('filters of an address apply though a mailer broke it; unknown ones do not', async ({
  page,
}) => {
  await page.goto('/portfolio?industry=Fintech?utm_source=x&utm_campaign=spring');
  await expect(countText(page)).toHaveText('1 of 5 projects');
  await page.goto('/portfolio?industry=fintech&type=constructor&q=+++');
  await expectFilters(page, '', 'All', 'All');
  await expectShown(page, allIds);
  await expect(page).toHaveURL('/portfolio');
});

test('the count is announced once when typing pauses, not at every letter', async ({ page }) => {
  await page.clock.install();
  await openSearchable(page);
  await page.clock.runFor(2000);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const announced = page.getByRole('status');
  for (const text of ['v', 've', 'ventil']) {
    await searchField(page).fill(text);
    await page.clock.runFor(300);
    await expect(announced).toHaveText('');
  }
  await expect(countText(page)).toHaveText('1 of 5 projects');
  await page.clock.runFor(1000);
  await expect(announced).toHaveText('1 of 5 projects');
  await searchField(page).fill('ventil nowhere');
  await page.clock.runFor(1100);
  await expect(announced).toHaveText(copy.empty);
  // Spaces stay in the field, though the address has no search.
  await searchField(page).fill('  ');
  await page.clock.runFor(300);
  await expect(page).toHaveURL('/portfolio');
  await expect(searchField(page)).toHaveValue('  ');
});

const card = (page: Page, id: string) => page.locator(`li[id="${id}"]`);
const expectOutlined = (page: Page, id: string) =>
  expect(card(page, id)).toHaveCSS('outline-style', 'solid');

test('the address of a project shows it, and leaves a visitor who scrolled away', async ({
  page,
}) => {
  await page.goto('/portfolio?utm_source=mail#tower-offices');
  await expect(card(page, 'tower-offices')).toBeInViewport();
  await expectOutlined(page, 'tower-offices');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await hydrate(page);
  await waitForFrames(page);
  await expect(card(page, 'tower-offices')).not.toBeInViewport();
});

test('the address of a project with filters shows it among the others', async ({ page }) => {
  await page.goto('/portfolio?industry=Manufacturing#valve-quotes');
  await expect(countText(page)).toHaveText('2 of 5 projects');
  await expect(card(page, 'valve-quotes')).toBeInViewport();
  await expect(card(page, 'pump-seals')).toHaveCSS('outline-style', 'none');
  await industryFilter(page).selectOption('Fintech');
  await expect(card(page, 'valve-quotes')).toBeHidden();
  await industryFilter(page).selectOption('All');
  await expectOutlined(page, 'valve-quotes');
  // An unknown value is no filter.
  await page.goto('/portfolio?industry=fintech&q=#tower-offices');
  await expect(card(page, 'tower-offices')).toBeInViewport();
  // If the filters hide the project, the count shows.
  await page.goto('/portfolio?industry=Fintech#valve-quotes');
  await expect(countText(page)).toHaveText('1 of 5 projects');
  await expect(countText(page)).toBeInViewport();
});

test('a reload with filters stays where the visitor was', async ({ page }) => {
  await page.goto('/portfolio?industry=Manufacturing#valve-quotes');
  await expect(card(page, 'valve-quotes')).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.reload();
  await expect(countText(page)).toHaveText('2 of 5 projects');
  await waitForFrames(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** Returns the top and width of each visible card, and the distances of its parts from its top. */
const boxesOf = (page: Page) =>
  list(page)
    .locator('article:visible')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const { top, width } = card.getBoundingClientRect();
        const parts = [card.querySelector('h2'), [...card.querySelectorAll('a')].at(-1)];
        const tops = parts.map((part) =>
          Math.round((part?.getBoundingClientRect().top ?? 0) - top),
        );
        return { top, width: Math.round(width), partTops: tops.join() };
      }),
    );

test('cards are in order and on common lines, in one, two or three columns', async ({ page }) => {
  await openSearchable(page);
  for (const [width, rowLengths] of [
    [360, [1, 1, 1, 1, 1]],
    [640, [2, 2, 1]],
    [1167, [2, 2, 1]],
    [1168, [1, 3, 1]],
    [2560, [1, 3, 1]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await boxesOf(page);
    const rows = [...Map.groupBy(boxes, ({ top }) => top).values()];
    expect(rows.map((row) => row.length)).toEqual(rowLengths);
    expect(rows.flat(), 'in order').toEqual(boxes);
    for (const row of rows) expect(new Set(row.map(({ partTops }) => partTops)).size).toBe(1);
  }
  const width = (await boxesOf(page)).at(-1)?.width;
  await searchField(page).fill('pump');
  await expectShown(page, ['pump-seals']);
  expect((await boxesOf(page))[0]?.width, 'as wide as the others').toBe(width);
});

test('nothing moves when filters apply, or when the first project becomes small', async ({
  page,
}) => {
  const readShift = await observeShifts(page);
  const release = await delayRequests(page, islandScripts);
  // The script that hides them repeats the names of the filters.
  for (const name of Object.keys(defaultFilters)) {
    await page.goto(`/portfolio?${name}=ventil`, { waitUntil: 'commit' });
    await expect(searchField(page)).toBeVisible();
    await expect(list(page)).toBeHidden({ timeout: 1000 });
  }
  await waitForFonts(page);
  const before = await readShift();
  release();
  await expectShown(page, ['valve-quotes']);
  expect(await readShift()).toBe(before);
  await searchField(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expectShown(page, allIds);
  await page.keyboard.type('pump');
  await expectShown(page, ['pump-seals']);
  await expect(searchField(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await readShift()).toBe(before);
});

test('a filtered portfolio prints which filters are set', async ({ page }) => {
  await page.goto('/portfolio?industry=Manufacturing&q=valve');
  await expectShown(page, ['valve-quotes']);
  const printed = page.getByText('1 of 5 projects: Manufacturing, "valve"', { exact: true });
  await expect(printed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toBeVisible();
});

test('search and filters that were used before the scripts arrived apply', async ({ page }) => {
  const release = await delayRequests(page, islandScripts);
  await page.goto('/portfolio', { waitUntil: 'commit' });
  await industryFilter(page).selectOption('Manufacturing');
  await searchField(page).fill('ventil');
  await expect(countText(page)).toHaveText('5 of 5 projects');
  release();
  await expect(countText(page)).toHaveText('1 of 5 projects');
  await expect(industryFilter(page)).toHaveValue('Manufacturing');
  await expect(searchField(page)).toHaveValue('ventil');
  await expect(searchField(page)).toBeFocused();
  await expect(page).toHaveURL('/portfolio?industry=Manufacturing&q=ventil');
});

test.describe('when translated before the scripts arrive', () => {
  // React renders the island anew and logs that as an error.
  test.use({ allowedConsole: /Minified React error #418/ });

  test('what was typed is kept, and filters work', async ({ page }) => {
    const release = await delayRequests(page, islandScripts);
    await page.goto('/portfolio', { waitUntil: 'commit' });
    const search = page.getByRole('searchbox');
    await search.fill('ventil');
    await translate(page, { isLive: true });
    release();
    await expect(page.getByText('1 OF 5 PROJECTS').first()).toBeVisible();
    await expect(search).toHaveValue('ventil');
    await expect(search).toBeFocused();
    await search.fill('no such project');
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByText('5 OF 5 PROJECTS').first()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(5);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all projects show, with their pictures and without filters', async ({ page }) => {
    await page.goto('/portfolio?industry=Fintech');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(allIds.length);
    const picture = cards.locator('img:visible').first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(page.getByRole('combobox').or(page.getByRole('searchbox'))).toHaveCount(0);
  });
});
