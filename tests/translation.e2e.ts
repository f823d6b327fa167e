import { delayRequests, expectHydrated, openHydrated } from './support/pages.ts';
import { onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

/* An island is rendered anew if it was translated before hydration; React logs that as an error. */
test.use({ ...onFixtureSite, allowedConsole: /Minified React error #418/ });

test('a translated calculator still follows what is typed', async ({ page }) => {
  await openHydrated(page, '/');
  await translate(page, { isLive: true });
  const calculator = page.getByRole('region').filter({ has: page.getByRole('slider') });
  const [leads, deal] = await calculator.getByRole('textbox').all();
  await leads?.fill('40');
  await expect(calculator).toContainText('EVEN PAYS WITH 1 DEAL; 20 LEADS AT 20% ARE 4.');
  await expect(calculator).toContainText('$140,000');
  await deal?.fill('0');
  await expect(calculator).not.toContainText('EVEN PAYS WITH 1 DEAL');
  await deal?.fill('5000');
  await expect(calculator).toContainText('EVEN PAYS WITH 1 DEAL; 20 LEADS AT 20% ARE 4.');
});

test('translated filters still narrow the list and clear', async ({ page }) => {
  await openHydrated(page, '/portfolio');
  await translate(page, { isLive: true });
  const cards = page.getByRole('article');
  await page.getByRole('combobox').first().selectOption('Manufacturing');
  await expect(page.getByText('2 OF 5 PROJECTS').first()).toBeVisible();
  await expect(cards).toHaveCount(2);
  await page.getByRole('searchbox').fill('no such project');
  await expect(cards).toHaveCount(0);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByText('5 OF 5 PROJECTS').first()).toBeVisible();
  await expect(cards).toHaveCount(5);
});

test('what was typed into a page translated before its scripts arrive is kept', async ({
  page,
}) => {
  const release = await delayRequests(page, /\.js(\?|$)/);
  await page.goto('/portfolio', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox');
  await search.fill('ventil');
  await translate(page, { isLive: true });
  release();
  await expectHydrated(page);
  await expect(search).toHaveValue('ventil');
  await expect(search).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(1);
});
