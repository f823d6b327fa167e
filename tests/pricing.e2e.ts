import type { Page } from '@playwright/test';
import { pricing as copy, how } from './fixtures/content/copy/home.ts';
import { onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use(onFixtureSite);

/** The prices of the fixture's plans, and the yearly savings. */
const prices = [
  { name: 'Pilot', monthly: '$990', yearly: '$780', saves: ['21%'] },
  { name: 'Even', monthly: '$1,500', yearly: '$1,500', saves: [] },
  { name: 'Fleet', monthly: '$1,250,000', yearly: '$1,000,000', saves: ['20%'] },
  { name: 'Bespoke', monthly: copy.custom, yearly: copy.custom, saves: [] },
];

const period = (page: Page) => page.getByRole('group', { name: copy.periodLabel });
const radio = (page: Page, name: string) => period(page).getByRole('radio', { name });
const cardOf = (page: Page, name: string) =>
  page
    .locator('#pricing')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function expectPrices(page: Page, shown: 'monthly' | 'yearly') {
  await expect(radio(page, copy[shown])).toBeChecked();
  for (const plan of prices) {
    const card = cardOf(page, plan.name);
    const isPriced = plan.monthly !== copy.custom;
    const price = card.getByText(plan[shown], { exact: true }).filter({ visible: true });
    await expect(price.first(), plan.name).toBeVisible();
    await expect(card.getByText(copy.billedMonthly, { exact: true })).toBeVisible({
      visible: isPriced && shown === 'monthly',
    });
    await expect(card.getByText(copy.billedAnnually, { exact: true })).toBeVisible({
      visible: isPriced && shown === 'yearly',
    });
    const saving = card.getByText(/^Saves /).filter({ visible: true });
    await expect(saving, plan.name).toHaveText(
      shown === 'yearly' ? plan.saves.map((percent) => `Saves ${percent}`) : [],
    );
    const unit = card.getByText(copy.perMonth, { exact: true }).filter({ visible: true });
    await expect(unit, plan.name).toHaveCount(isPriced ? 1 : 0);
  }
}

test.beforeEach(({ page }) => page.goto('/#pricing'));

test('prices change with the period, by click and by arrow key @phone', async ({ page }) => {
  await expectPrices(page, 'monthly');
  // The largest saving is always shown beside the yearly period.
  await expect(radio(page, copy.yearly)).toHaveAccessibleName(`${copy.yearly} Save 21%`);
  await period(page).getByText(copy.yearly).click();
  await expectPrices(page, 'yearly');
  await expect(period(page).getByText('Save 21%', { exact: true })).toBeVisible();
  const announced = period(page).getByRole('status').getByText(/./).filter({ visible: true });
  await expect(announced).toHaveText(copy.billedAnnually);
  await page.keyboard.press('ArrowLeft');
  await expect(announced).toHaveText(copy.billedMonthly);
  await expect(radio(page, copy.monthly)).toBeFocused();
  await expectPrices(page, 'monthly');
});

test("'Compare plans' opens the comparison, row by row @phone", async ({ page }) => {
  const table = page.getByRole('table', { name: copy.comparison.title });
  await expect(table).toBeHidden();
  const link = page.locator('#pricing').getByRole('link', { name: copy.compare });
  await link.click();
  const report = table.getByRole('link', { name: how.readReport });
  await expect(report).toHaveAttribute('href', '/projects#first-pipeline_report');
  const rows = ['Leads', 'Channels', `Reports ${how.readReport}`, 'Team'];
  await expect(table.getByRole('rowheader')).toHaveText(rows);
  const cellsOf = (name: string) => table.getByRole('row', { name }).getByRole('cell');
  const { custom } = copy.comparison;
  const reports = ['A report each month', '2x weekly reports', 'A dashboard', custom];
  await expect(cellsOf('Reports')).toHaveText(reports);
  await expect(cellsOf('Team')).toHaveText(['', '', 'Dedicated account team', custom]);
  // Followed again after it was closed.
  await page.locator('summary', { hasText: copy.comparison.title }).click();
  await expect(table).toBeHidden();
  await link.click();
  await expect(table).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all prices stand on one line, and the billing period changes', async ({ page }) => {
    await expectPrices(page, 'monthly');
    const tops = new Set<number>();
    for (const { name, monthly } of prices) {
      const price = cardOf(page, name).getByText(monthly, { exact: true });
      const box = await price.filter({ visible: true }).first().boundingBox();
      tops.add(Math.round(box?.y ?? 0));
    }
    expect([...tops]).toHaveLength(1);
    await period(page).getByText(copy.yearly).click();
    await expectPrices(page, 'yearly');
  });
});
