import type { Page } from '@playwright/test';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { labels } = fixtureSite.copy.caseStudies;
const { how } = fixtureSite.copy.home;

test.use(onFixtureSite);

const reportOf = (page: Page) => page.getByRole('region', { name: 'Report 12, Friday of week 6' });
const leadsOf = (page: Page) =>
  reportOf(page).getByRole('table', { name: 'Qualified since Tuesday: 6' });

test("'How it works' leads to a report", { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/#how');
  await page.locator('#how').getByRole('link', { name: how.readReport }).click();
  const report = reportOf(page);
  await expect(report.getByRole('heading', { level: 3 })).toBeInViewport();
  const { needs, when, happened, states } = labels.report;
  const headers = ['Qualified since Tuesday: 6', needs, when, happened];
  await expect(leadsOf(page).getByRole('columnheader')).toHaveText(headers);
  const row = leadsOf(page).getByRole('row', { name: 'Aoife' });
  await expect(row.getByRole('rowheader')).toHaveAccessibleName(
    'Aoife Ní Bhraonáin-Fitzgerald Head of Fleet 41 vans',
  );
  for (const name of ['Tolls in every offer', 'By June', `${states.held} Wednesday, 9:00 AM.`]) {
    await expect(row.getByRole('cell', { name })).toBeVisible();
  }
  const cells = await row.getByRole('cell').all();
  const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
  expect(new Set(boxes.map((box) => box?.[isMobile ? 'x' : 'y'])).size).toBe(1);
  const soFar = ['512 written to, of 640', '31 qualified, of 240 a month', '22 booked', '14 held'];
  await expect(report.getByRole('list').last().getByRole('listitem')).toHaveText(soFar);
  await expect(report.getByRole('heading', { level: 4 })).toHaveText([
    'Not counted: 4',
    'So far, day 40',
    'What changes on Tuesday',
  ]);
  await expect(report.locator('mark')).toHaveText('<refrigerated> trailers & ferries');
});
