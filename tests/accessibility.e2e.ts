import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { everyPath, missingPageMessage, openWhole } from './support/pages.ts';
import { expect, test } from './support/test.ts';

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
    name: 'the phone menu open',
    path: '/',
    reach: async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    },
  },
  {
    name: 'yearly prices and all answers open',
    path: '/',
    reach: async (page) => {
      await page.getByRole('radio', { name: 'Monthly' }).press('ArrowRight');
      await expect(page.getByText('$3,664', { exact: true })).toBeVisible();
      for (const answer of await page.locator('details').all()) {
        if (!(await answer.evaluate((element: HTMLDetailsElement) => element.open))) {
          await answer.getByRole('heading').click();
        }
        await expect(answer.getByRole('paragraph')).toBeVisible();
      }
    },
  },
  {
    name: 'other numbers in the calculator',
    path: '/?leads=200&deal=9000&rate=25',
    reach: async (page) => {
      await expect(page.getByRole('status', { name: 'Annual ROI' })).toHaveText('+3,806%');
    },
  },
  {
    name: 'an empty portfolio',
    path: '/portfolio?q=no+such+project',
    reach: async (page) => {
      await expect(page.getByText('No projects match your current filters.').first()).toBeVisible();
    },
  },
];

/** What fails, where, and why, short enough to read in a report. */
async function violations(page: Page): Promise<string[]> {
  const results = await new AxeBuilder({ page }).options(rules).analyze();
  const passed = results.passes.map(({ id }) => id);
  expect(passed, 'both contrasts were measured').toEqual(
    expect.arrayContaining(['color-contrast', 'color-contrast-enhanced']),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const reason = failureSummary?.split('\n').slice(1).join(' ').trim();
      return `${id}: ${target.join(' ')} (${reason})`;
    }),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
      allowedConsole: [missingPageMessage],
    });

    for (const path of everyPath) {
      test(`${path} has no violation`, async ({ page }) => {
        await openWhole(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    }

    for (const { name, path, reach } of states) {
      test(`${path} with ${name} has no violation`, async ({ page }) => {
        await openWhole(page, path);
        await reach(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}
