import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allPaths, missingPageMessage, openHydrated, openWithFonts } from './support/pages.ts';
import { ownSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { calculator } = ownSite.copy.calculator;
const { pricing } = ownSite.copy.home;
const { filterBar } = ownSite.copy.portfolio;
const { shared } = ownSite.copy;

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedConsole: missingPageMessage });

// axe takes seconds on a long page.
test.slow();

/** WCAG 2.0 to 2.2 A and AA, best practices (headings, landmarks), contrast of 7:1, label in name; contrast.e2e.ts measures the dark colors, too. */
const rules = {
  resultTypes: ['violations' as const],
  runOnly: {
    type: 'tag' as const,
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: {
    'color-contrast-enhanced': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
  },
};

/** Returns the rule, element and reason of each violation. */
async function violations(page: Page, options: object = rules): Promise<string[]> {
  // Without frames, the results need not be merged in another page, which takes twice as long.
  const results = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const reason = failureSummary?.split('\n').slice(1).join(' ').trim();
      return `${id}: ${target.join(' ')} (${reason})`;
    }),
  );
}

/** Controls lower than 24 pixels; 44 for buttons and links to the scheduling page. */
const smallTargets = (page: Page) =>
  page
    .locator('a:visible, button:visible, summary:visible, select:visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { display, backgroundColor } = getComputedStyle(control);
          const leadsToCall = control.getAttribute('href')?.includes('utm_medium=cta');
          const minimum = leadsToCall || backgroundColor !== 'rgba(0, 0, 0, 0)' ? 44 : 24;
          return (
            display !== 'inline' && Math.round(control.getBoundingClientRect().height) < minimum
          );
        })
        .map((control) => control.textContent.trim()),
    );

for (const path of allPaths) {
  test(`${path} has no violation, and large targets on a phone`, async ({ page }) => {
    await openWithFonts(page, path);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await violations(page, { ...rules, runOnly: ['target-size'] })).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });
}

test('menu, yearly prices, open answers and an empty list are accessible', async ({ page }) => {
  await openWithFonts(page, '/');
  const yearly = page.getByRole('radio', { name: pricing.yearly });
  // Plans without a price have no billing period.
  if (await yearly.isVisible()) await yearly.press('Space');
  const closed = page.locator('#faqs details:not([open]) summary');
  while ((await closed.count()) > 0) await closed.first().click();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  // Opens the page again at its top: axe would measure controls that the menu partly covers.
  await openWithFonts(page, '/');
  await page.getByRole('button', { name: shared.menu.open, exact: true }).click();
  await expect(page.getByRole('button', { name: shared.menu.close })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await openWithFonts(page, '/portfolio?q=no+such+project');
  await expect(page.getByText(filterBar.empty).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('an iPhone zooms into no field, because their text has 16 pixels', {
  tag: '@phone',
}, async ({ page }) => {
  // Without a clipboard, there is a field with the address.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  const textFields = page
    .getByRole('main')
    .locator('input:not([type=range], [type=radio]), select');
  const expectLargeText = async (count: number) => {
    await expect(textFields).toHaveCount(count);
    for (const textField of await textFields.all()) {
      const size = await textField.evaluate((element) => getComputedStyle(element).fontSize);
      expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
    }
  };
  await openHydrated(page, '/');
  await page.getByRole('button', { name: calculator.share.action }).click();
  await expectLargeText(4);
  await page.goto('/portfolio');
  await expectLargeText(3);
});
