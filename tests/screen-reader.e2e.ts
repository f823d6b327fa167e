import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { everyPath, missingPageMessage, missingPath, openWhole } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedConsole: [missingPageMessage] });

const nameOf = (path: string) =>
  path === '/' ? 'home' : path.replace(missingPath, '404').replace('/', '');

/**
 * What a screen reader gets, from top to bottom: roles, names, levels and states. Addresses are left
 * out, because other tests know where links lead; dates and the year, because they are the visitor's.
 */
async function treeOf(page: Page, part = 'body'): Promise<string> {
  const tree = await page.locator(part).ariaSnapshot();
  return `${tree
    .replace(/:\n +- \/url: .*/g, '')
    .replace(/(- time: ).*/g, '$1{date}')
    .replace(/© \d{4}/, '© {year}')}\n`;
}

/** The levels of the headings in order, and where one is left out on the way down. */
async function outline(page: Page) {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return { levels, jumps };
}

/** The part of a page's tree that is its own, without the frame that all pages share. */
const mainOf = (tree: string) => /^- main:.*?(?=^- contentinfo)/ms.exec(tree)?.[0];

for (const path of everyPath) {
  test(`${path} reads as it did, and on a phone as on a wide screen`, async ({
    page,
    isMobile,
  }, info) => {
    await openWhole(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const file = `${nameOf(path)}.txt`;
    const tree = await treeOf(page);
    if (!isMobile) return expect(tree).toMatchSnapshot(file);
    expect(mainOf(tree)).toBe(mainOf(readFileSync(info.snapshotPath(file), 'utf8')));
  });

  test(`${path} has one first heading, no level left out and landmarks with names`, async ({
    page,
  }) => {
    await openWhole(page, path);
    const { levels, jumps } = await outline(page);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(jumps).toEqual([]);
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(1);
    }
    const tree = await treeOf(page);
    const landmarks = [...tree.matchAll(/- (navigation|region|search|complementary|form)(.*)/g)];
    expect(landmarks.length).toBeGreaterThan(3);
    expect(landmarks.map(([, , name = '']) => name).filter((name) => !name.includes('"'))).toEqual(
      [],
    );
    const names = landmarks.map(([landmark]) => landmark.replace(/:$/, ''));
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });
}

test('the phone menu reads as it did', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWhole(page, '/portfolio');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  expect(await treeOf(page, 'header')).toMatchSnapshot('phone-menu.txt');
});

test('yearly prices read as they did', async ({ page }) => {
  await openWhole(page, '/');
  await page.getByRole('radio', { name: 'Monthly' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  expect(await treeOf(page, '#pricing')).toMatchSnapshot('yearly-prices.txt');
});

test('open answers read as they did', async ({ page }) => {
  await openWhole(page, '/');
  const closed = page.locator('#faqs details:not([open]) summary');
  while ((await closed.count()) > 0) await closed.first().click();
  expect(await treeOf(page, '#faqs')).toMatchSnapshot('open-answers.txt');
});

test('an empty portfolio reads as it did', async ({ page }) => {
  await openWhole(page, '/portfolio?q=no+such+project');
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  await expect(page.getByRole('status').last()).not.toBeEmpty();
  expect(await treeOf(page, 'main')).toMatchSnapshot('empty-portfolio.txt');
});
