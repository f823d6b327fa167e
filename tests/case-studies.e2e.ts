import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { labels } = fixtureSite.copy.caseStudies;

test.use(onFixtureSite);

test('a case study shows its course, costs, report and way to the plans', async ({ page }) => {
  await page.goto('/projects');
  const course = page.locator('#cheaper-meetings');
  await expect(course).toContainText('$210 on day 0, $150 on day 30, $130 on day 60.');
  const picture = course.getByRole('list').filter({ hasText: 'Day 30:' });
  const study = page.locator('#first-pipeline');
  for (const text of [
    '$85,227 per held meeting',
    '6 months of Fleet at $1,250,000, divided by 88 meetings.',
    '640 freight companies, 210 companies that replied, 105 qualified leads, 97 calls booked, 88 calls held, 9 deals won.',
  ]) {
    await expect(study).toContainText(text);
  }
  const report = study.getByRole('region', { name: 'Report 12, Friday of week 6' });
  const lead = report
    .getByRole('list', { name: 'Qualified since Tuesday: 6' })
    .getByRole('listitem')
    .filter({ hasText: 'Aoife Ní Bhraonáin-Fitzgerald' });
  await expect(lead).toContainText('Head of Fleet, 41 vans');
  await expect(lead).toContainText('By June');
  const needs = lead.getByText('Tolls in every offer');
  const happened = lead.getByText(`${labels.report.states.held} Wednesday, 9:00 AM.`);
  const topOf = async (part: typeof lead) => (await part.boundingBox())?.y ?? 0;
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const distance = expect.poll(async () => (await topOf(happened)) - (await topOf(needs)));
    await (width === 1280 ? distance.toBe(0) : distance.toBeGreaterThan(0));
    for (const text of ['Manufacturing', 'The same meetings for less', '\u221238%']) {
      const above = course.getByText(text);
      await expect
        .poll(async () => (await topOf(picture)) - (await topOf(above)), text)
        .toBeGreaterThan(0);
    }
  }
  for (const { id } of fixtureSite.caseStudies) {
    const plans = page.locator(`#${id}`).getByRole('link', { name: labels.plans });
    await expect(plans).toHaveCount(1);
  }
});
