import { anchors } from '../src/lib/routes.ts';
import { onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use(onFixtureSite);

test('the hero opens the meeting of the handover, and its steps show it from end to end', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(hero.getByText('11:30 AM')).toBeVisible();
  await expect(hero.getByText('Vice President of Road Freight, 3 depots')).toBeVisible();
  await expect(hero.getByText('Frostfrakt')).toHaveCount(0);

  const how = page.locator(`#${anchors.how}`);
  await expect(
    how.getByRole('img', { name: /640 freight companies.*88 calls held/ }),
  ).toBeVisible();
  const [first, second, third] = await how
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .all();
  await expect(first ?? how).toContainText('Dear Mr. Þórðarson');
  await expect(second ?? how).toContainText('“We run 212 trucks out of three depots');
  await expect(second ?? how).toContainText('An owner of two trucks asked for a discount');
  await expect((second ?? how).locator('mark')).toHaveText([
    '212 trucks',
    'before the tachograph rules change',
  ]);
  await expect(third ?? how).toContainText('Fri 11:30 AM');
  await expect((third ?? how).getByRole('definition')).toHaveCount(5);
});
