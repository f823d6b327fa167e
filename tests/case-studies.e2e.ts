import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { labels } = fixtureSite.copy.caseStudies;

test.use(onFixtureSite);

test('a report names each lead with need, time and what happened, in a row or a column', async ({
  page,
}) => {
  await page.goto('/projects');
  const report = page.getByRole('region', { name: 'Report 12, Friday of week 6' });
  const leads = report.getByRole('list', { name: 'Qualified since Tuesday: 6' });
  const lead = leads.getByRole('listitem').filter({ hasText: 'Aoife Ní Bhraonáin-Fitzgerald' });
  await expect(lead).toContainText('Head of Fleet, 41 vans');
  const needs = lead.getByText('Tolls in every offer');
  const happened = lead.getByText(`${labels.report.states.held} Wednesday, 9:00 AM.`);
  await expect(lead).toContainText('By June');
  const getDistance = async () => {
    const [upper, lower] = [await needs.boundingBox(), await happened.boundingBox()];
    return (lower?.y ?? 0) - (upper?.y ?? 0);
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(getDistance).toBe(0);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(getDistance).toBeGreaterThan(0);
});

test('a case says what a held meeting cost, and how many got how far', async ({ page }) => {
  await page.goto('/projects');
  const study = page.locator('#first-pipeline');
  await expect(study).toContainText('$85,227 per held meeting');
  await expect(study).toContainText('6 months of Fleet at $1,250,000, divided by 88 meetings.');
  await expect(study).toContainText(
    '640 freight companies, 210 companies that replied, 105 qualified leads, 97 calls booked, 88 calls held, 9 deals won.',
  );
});

test('company, headline and figure come before the picture of three days', async ({ page }) => {
  await page.goto('/projects');
  const study = page.locator('#cheaper-meetings');
  await expect(study).toContainText('$210 on day 0, $150 on day 30, $130 on day 60.');
  const picture = study.getByRole('list').filter({ hasText: 'Day 30:' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const below = await picture.boundingBox();
    for (const text of ['Manufacturing', 'The same meetings for less', '\u221238%']) {
      const above = await study.getByText(text).boundingBox();
      expect(above?.y, text).toBeLessThan(below?.y ?? 0);
    }
  }
});

test('each case leads to the plans once', async ({ page }) => {
  await page.goto('/projects');
  for (const { id } of fixtureSite.caseStudies) {
    const plans = page.locator(`#${id}`).getByRole('link', { name: labels.plans });
    await expect(plans).toHaveCount(1);
  }
});
