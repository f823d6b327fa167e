import type { Page } from '@playwright/test';
import { replaceInPages } from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { pricing: copy, booking } = fixtureSite.copy.home;

test.use(onFixtureSite);

/** What the fixture's plan cards say about prices: by month, by year and by lead. */
const prices = {
  monthly: [
    '$990 per month Billed monthly $124',
    '$1,500 per month Billed monthly $75',
    '$1,250,000 per month Billed monthly $5,208',
    'Custom',
  ],
  yearly: [
    '$780 per month Billed annually Saves 21% $9,360 $97.50',
    '$1,500 per month Billed annually $18,000 $75',
    '$1,000,000 per month Billed annually Saves 20% $12,000,000 $4,167',
    'Custom',
  ],
};

const period = (page: Page) => page.getByRole('group', { name: copy.periodLabel });
const radio = (page: Page, name: string) => period(page).getByRole('radio', { name });
const cards = (page: Page) =>
  page
    .locator('#pricing')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

async function expectPrices(page: Page, shown: 'monthly' | 'yearly') {
  await expect(radio(page, copy[shown])).toBeChecked();
  const pricesShown = () =>
    cards(page).evaluateAll((items) =>
      items.map((item) => {
        // biome-ignore lint/performance/useDomNodeTextContent: hidden prices must not count.
        const { innerText } = item as HTMLElement;
        const parts = /\$[\d,.]+|per month|Billed \w+|Saves \d+%|^Custom$/gm;
        return innerText.match(parts)?.join(' ');
      }),
    );
  await expect.poll(pricesShown).toEqual(prices[shown]);
}

test.beforeEach(({ page }) => page.goto('/#pricing'));

test('prices change with the period, by click and by arrow key', async ({ page }) => {
  await expectPrices(page, 'monthly');
  // The plans save 21%, 0% and 20%.
  await expect(radio(page, copy.yearly)).toHaveAccessibleName(`${copy.yearly} Save up to 21%`);
  await period(page).getByText(copy.yearly).click();
  await expectPrices(page, 'yearly');
  await expect(period(page).getByText('Save up to 21%', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(radio(page, copy.monthly)).toBeFocused();
  await expectPrices(page, 'monthly');
});

test('a link opens the comparison, row by row', async ({ page }) => {
  const table = page.getByRole('region', { name: copy.comparison.tableLabel }).getByRole('table');
  await expect(table).toBeHidden();
  const links = page.getByRole('link', { name: booking.comparePlans });
  await links.first().click();
  const report = table.getByRole('link', { name: '2x weekly reports' });
  await expect(report).toHaveAttribute('href', '/projects#first-pipeline_report');
  await expect(table.getByRole('rowheader')).toHaveText(['Leads', 'Channels', 'Reports', 'Team']);
  const cellsOf = (name: string) => table.getByRole('row', { name }).getByRole('cell');
  const { custom, notIncluded } = copy.comparison;
  const reports = ['A report each month', '2x weekly reports', 'A dashboard', 'A call each week'];
  await expect(cellsOf('Reports')).toHaveText(reports);
  const team = [notIncluded, notIncluded, 'Dedicated account team', custom];
  await expect(cellsOf('Team')).toHaveText(team);
  // Another link opens it again.
  await page.locator('summary', { hasText: copy.comparison.title }).click();
  await expect(table).toBeHidden();
  await links.last().click();
  await expect(table).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all prices stand on one line, and the billing period changes', async ({ page }) => {
    await expectPrices(page, 'monthly');
    const shown = cards(page)
      .getByText(/^(?:\$[\d,]+|Custom)$/)
      .filter({ visible: true });
    const boxes = await Promise.all((await shown.all()).map((price) => price.boundingBox()));
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
    await period(page).getByText(copy.yearly).click();
    await expectPrices(page, 'yearly');
  });
});

test.describe('in a browser without :has()', () => {
  // Misspelling it in the inline styles makes it unknown, but invalidates their hashes.
  test.use({ bypassCSP: true, serviceWorkers: 'block' });

  test('both prices stand on each card, each with its billing', async ({ page }) => {
    await replaceInPages(page, ':has(', ':unknown(');
    await page.reload();
    const pilot = cards(page).filter({
      has: page.getByRole('heading', { name: 'Pilot', exact: true }),
    });
    for (const text of ['$990', copy.billedMonthly, '$780', copy.billedAnnually]) {
      await expect(pilot.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});
