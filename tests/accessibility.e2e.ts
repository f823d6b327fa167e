import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pricing } from '../src/content/copy/home.ts';
import { browser } from '../src/content/copy/portfolio.ts';
import { shared } from '../src/content/copy/shared.ts';
import { everyPath, missingPageMessage, openWhole } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedConsole: missingPageMessage });

// A long page takes seconds to examine.
test.slow();

/** Every rule of WCAG 2.0 to 2.2, A and AA, the best practices, and of AAA the contrast of 7 to 1. */
const rules = {
  runOnly: {
    type: 'tag' as const,
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { 'color-contrast-enhanced': { enabled: true } },
};

interface State {
  name: string;
  path: string;
  reach: (page: Page) => Promise<void>;
}

const states: State[] = [
  {
    name: '/ with the phone menu open',
    path: '/',
    reach: async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: shared.menu.open, exact: true }).click();
      await expect(page.getByRole('button', { name: shared.menu.close })).toBeVisible();
    },
  },
  {
    name: '/ with yearly prices and all answers open',
    path: '/',
    reach: async (page) => {
      await page.getByRole('radio', { name: pricing.monthly }).press('ArrowRight');
      await expect(page.getByRole('radio', { name: pricing.yearly })).toBeChecked();
      const closed = page.locator('#faqs details:not([open]) summary');
      while ((await closed.count()) > 0) await closed.first().click();
    },
  },
  {
    name: '/portfolio where nothing matches',
    path: '/portfolio?q=no+such+project',
    reach: async (page) => {
      await expect(page.getByText(browser.empty).first()).toBeVisible();
    },
  },
];

const contrast = ['color-contrast', 'color-contrast-enhanced'];

/** What fails, where, and why, short enough to read in a report. */
async function violations(
  page: Page,
  options: Parameters<AxeBuilder['options']>[0] = rules,
): Promise<string[]> {
  const results = await new AxeBuilder({ page }).options(options).analyze();
  const passed = results.passes.map(({ id }) => id);
  expect(passed, 'both contrasts were measured').toEqual(expect.arrayContaining(contrast));
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const reason = failureSummary?.split('\n').slice(1).join(' ').trim();
      return `${id}: ${target.join(' ')} (${reason})`;
    }),
  );
}

/** One first heading, no level left out, and landmarks with names of their own. */
async function expectOutline(page: Page) {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  const tree = await page.locator('body').ariaSnapshot();
  const landmarks = tree.match(/- (?:navigation|region|search|complementary|form)\b[^\n:]*/g) ?? [];
  expect(landmarks.filter((landmark) => !landmark.includes('"'))).toEqual([]);
  expect(landmarks.toSorted()).toEqual([...new Set(landmarks)].toSorted());
}

for (const path of everyPath) {
  test(`${path} has no violation, light or dark`, async ({ page }) => {
    await openWhole(page, path);
    await expectOutline(page);
    expect(await violations(page), 'light').toEqual([]);
    // Of all rules only contrast depends on the scheme.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, { runOnly: contrast }), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    await expectOutline(page);
  });
}

for (const { name, path, reach } of states) {
  test(`${name} has no violation`, async ({ page }) => {
    await openWhole(page, path);
    await reach(page);
    expect(await violations(page)).toEqual([]);
  });
}
