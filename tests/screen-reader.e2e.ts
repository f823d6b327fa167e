import type { Page } from '@playwright/test';
import { browser } from './fixtures/content/copy/portfolio.ts';
import { shared } from './fixtures/content/copy/shared.ts';
import { identity } from './fixtures/content/identity.ts';
import { everyPath, missingPageMessage, openWhole } from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedConsole: missingPageMessage });

const nameOf = (path: string) => path.slice(1) || 'home';

/** All texts of a record, the nested ones included; a result is one text. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim().length > 3 ? [value.trim()] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('figure' in value && 'label' in value) return [`${value.figure} ${value.label}`];
  return Object.entries(value).flatMap(([key, part]) => (key === 'stage' ? [] : textsIn(part)));
}

const { plans, testimonials, faqs, caseStudies, projects } = fixtureSite;
const recorded = textsIn([plans, testimonials, faqs, caseStudies, projects, identity]).sort(
  (one, other) => other.length - one.length,
);

/**
 * Keeps what stands in the records, and numbers. All other words are the copy's, which the tests'
 * company shares with the owner, who may change it: only that something stands there counts.
 */
function withoutCopy(text: string): string {
  const plain = text.trim();
  if (plain === '' || /^[-+]?\$?[\d.,]+[%xkM]?$/.test(plain)) return text;
  const record = recorded.find((known) => text.includes(known));
  if (!record) return '…';
  const [before = '', ...after] = text.split(record);
  return withoutCopy(before) + record + withoutCopy(after.join(record));
}

/**
 * What a screen reader gets, from top to bottom: roles, names, levels and states. Addresses are left
 * out, because other tests know where links lead.
 */
async function treeOf(page: Page, part = 'body'): Promise<string> {
  const tree = await page.locator(part).ariaSnapshot();
  const lines = tree.split('\n').filter((line) => !line.includes('- /url:'));
  return `${lines
    .map((line) =>
      line
        .replace(/(?<=- [a-z]+ )"(.*?)"(?=$|:| \[)/, (_, name: string) => `"${withoutCopy(name)}"`)
        .replace(/(?<=- [a-z]+(?: ".*")?(?: \[.*\])?: )(.+)$/, (text) => withoutCopy(text)),
    )
    .join('\n')}\n`;
}

test.describe('on the tests’ own company', () => {
  test.use(onFixtureSite);

  for (const path of ['/', '/projects', '/portfolio']) {
    test(`${path} reads as it did, and on a phone as on a wide screen`, async ({ page }) => {
      await openWhole(page, path);
      // The frame that all pages share is looked at once.
      if (path === '/') expect(await treeOf(page, 'footer')).toMatchSnapshot('footer.txt');
      const tree = await treeOf(page, 'main');
      expect(tree).toMatchSnapshot(`${nameOf(path)}.txt`);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await treeOf(page, 'main')).toBe(tree);
    });
  }

  test('the phone menu reads as it did', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openWhole(page, '/portfolio');
    await page.getByRole('button', { name: shared.menu.open, exact: true }).click();
    await expect(page.getByRole('button', { name: shared.menu.close })).toBeVisible();
    expect(await treeOf(page, 'header')).toMatchSnapshot('phone-menu.txt');
  });

  test('an empty portfolio reads as it did', async ({ page }) => {
    await openWhole(page, '/portfolio?q=no+such+project');
    await expect(page.getByRole('button', { name: browser.clear })).toBeVisible();
    await expect(page.getByRole('status').last()).not.toBeEmpty();
    expect(await treeOf(page, 'main')).toMatchSnapshot('empty-portfolio.txt');
  });
});

for (const path of everyPath) {
  test(`${path} has one first heading, no level left out and landmarks with names`, async ({
    page,
  }) => {
    await openWhole(page, path);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(1);
    }
    const tree = await page.locator('body').ariaSnapshot();
    const landmarks = [...tree.matchAll(/- (navigation|region|search|complementary|form)(.*)/g)];
    const names = landmarks.map(([landmark]) => landmark.replace(/:$/, ''));
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !name.includes('"'))).toEqual([]);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });
}
