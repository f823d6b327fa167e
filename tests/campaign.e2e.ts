import { test as baseTest } from '@playwright/test';
import { routes } from '../src/lib/routes.ts';
import { startProxySite } from './support/proxy-site.ts';
import { fixtureSite, onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { hero } = fixtureSite.copy.home;
const { shared } = fixtureSite.copy;

test.use(onFixtureSite);

const campaign =
  'utm_source=newsletter&utm_medium=email&utm_campaign=spring%20launch&amp;utm_term=crm&utm_content=top&ref=x';
const schedulingPage = 'https://meet.fjordandpike.example/?team=sales';

test('a campaign reaches the scheduling page from every page, in addresses alone', async ({
  page,
  context,
}) => {
  const expectBookingLink = async (placement: string) => {
    const link = page.locator(`a[href*="utm_content=${placement}"]`).first();
    const known = `${schedulingPage}&utm_source=website&utm_medium=cta&utm_content=${placement}`;
    await expect(link).toHaveAttribute('href', `${known}&utm_campaign=spring+launch&utm_term=crm`);
  };
  await page.goto(`/?${campaign}`);
  await expectBookingLink('hero');
  await page.getByRole('link', { name: hero.resultsLink }).click();
  await expect(page).toHaveURL('/projects?utm_campaign=spring+launch&utm_term=crm');
  await page.getByRole('banner').getByRole('link', { name: shared.navigation.portfolio }).click();
  await expect(page).toHaveURL(/\/portfolio\?/);
  await page.getByRole('combobox').first().selectOption('Fintech');
  await expect(page).toHaveURL(/utm_term=crm.*industry=Fintech/);
  await expectBookingLink('portfolio-tower-offices');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: shared.navigation.pricing }).click();
  await expect(page).toHaveURL(/\/\?utm_campaign=spring\+launch&utm_term=crm#pricing$/);
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

// Not `support/test.ts`, which fails on requests to another origin.
baseTest(
  'the referrer never contains the inputs, even if the host sends no policy',
  async ({ page, baseURL }) => {
    // This host sends no Referrer-Policy.
    const host = await startProxySite(baseURL ?? '');
    await page.goto(`${host.origin}${routes.home}?leads=40&deal=5000&rate=20`);
    const link = page.getByRole('contentinfo').getByRole('link', { name: shared.navigation.terms });
    // A click would prerender the page by hovering.
    await link.press('Enter');
    await expect(page).toHaveURL(`${host.origin}${routes.terms}`);
    expect(await page.evaluate(() => document.referrer)).toBe(`${host.origin}/`);
    await host.stop();
  },
);
