import type { Page } from '@playwright/test';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { labels } = fixtureSite.copy.caseStudies;

test.use(onFixtureSite);

const reportOf = (page: Page) => page.getByRole('region', { name: 'Report 12, Friday of week 6' });
const leadsOf = (page: Page) =>
  reportOf(page).getByRole('table', { name: 'Qualified since Tuesday: 6' });
const row = (page: Page) => leadsOf(page).getByRole('row', { name: 'Aoife' });

test('a report names each lead with need, time and what happened, in a row or a column', async ({
  page,
}) => {
  await page.goto('/projects');
  const { needs, when, happened, states } = labels.report;
  const headers = ['Qualified since Tuesday: 6', needs, when, happened];
  await expect(leadsOf(page).getByRole('columnheader')).toHaveText(headers);
  await expect(row(page).getByRole('rowheader')).toHaveAccessibleName(
    'Aoife Ní Bhraonáin-Fitzgerald Head of Fleet 41 vans',
  );
  for (const name of ['Tolls in every offer', 'By June', `${states.held} Wednesday, 9:00 AM.`]) {
    await expect(row(page).getByRole('cell', { name })).toBeVisible();
  }
  const cells = await row(page).getByRole('cell').all();
  for (const [width, edge] of [
    [1280, 'y'],
    [360, 'x'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
    expect(new Set(boxes.map((box) => box?.[edge])).size, `${width} pixels`).toBe(1);
  }
});
