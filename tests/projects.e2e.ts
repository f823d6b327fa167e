import type { Page } from '@playwright/test';
import { openWithFonts } from './support/pages.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { hero, labels } = fixtureSite.copy.caseStudies;

test.use(onFixtureSite);

const reportOf = (page: Page) => page.getByRole('region', { name: 'Report 12, Friday of week 6' });
const leadsOf = (page: Page) =>
  reportOf(page).getByRole('table', { name: 'Qualified since Tuesday: 6' });
const row = (page: Page) => leadsOf(page).getByRole('row', { name: 'Aoife' });

test('a report names each lead with need, time and what happened', async ({ page }) => {
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
});

test('the cells of a lead stand in a row, on a phone in a column', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/projects');
  const cells = await row(page).getByRole('cell').all();
  const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
  expect(new Set(boxes.map((box) => box?.[isMobile ? 'x' : 'y'])).size).toBe(1);
});

test('a report counts, gives reasons and says what changes', async ({ page }) => {
  await page.goto('/projects');
  const report = reportOf(page);
  const soFar = ['512 written to, of 640', '31 qualified, of 240 a month', '22 booked', '14 held'];
  await expect(report.getByRole('list').last().getByRole('listitem')).toHaveText(soFar);
  await expect(report.getByRole('heading', { level: 4 })).toHaveText([
    'Not counted: 4',
    'So far, day 40',
    'What changes on Tuesday',
  ]);
  await expect(report.locator('mark')).toHaveText('<refrigerated> trailers & ferries');
});

test('the ring around a link to a case lies on the paper, not on the dark bands', async ({
  page,
}) => {
  await openWithFonts(page, '/projects');
  const links = page.getByRole('navigation', { name: hero.indexLabel });
  await links.getByRole('link').first().focus();
  const ring = await links
    .getByRole('link')
    .first()
    .evaluate((link) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(link);
      const { top, bottom } = link.getBoundingClientRect();
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return { top: top - reach, bottom: bottom + reach };
    });
  const paper = await links.boundingBox();
  expect(ring.top).toBeGreaterThanOrEqual(paper?.y ?? 0);
  expect(ring.bottom).toBeLessThanOrEqual((paper?.y ?? 0) + (paper?.height ?? 0));
});
