import type { Page } from '@playwright/test';
import { hero } from './fixtures/content/copy/home.ts';
import { shared } from './fixtures/content/copy/shared.ts';
import { onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use(onFixtureSite);

const campaign =
  'utm_source=newsletter&utm_medium=email&utm_campaign=spring%20launch&utm_content=top&ref=x';
const schedulingPage = 'https://meet.fjordandpike.example/?team=sales';

const bookingLinks = (page: Page) => page.locator(`a[href^="${schedulingPage}"]`);

async function marksOf(page: Page, place: string) {
  const link = page.locator(`a[href*="utm_content=${place}&"], a[href$="utm_content=${place}"]`);
  const href = await link.first().getAttribute('href');
  return Object.fromEntries(new URL(href ?? '').searchParams);
}

const fixed = { team: 'sales', utm_source: 'website', utm_medium: 'cta' };
const passedOn = {
  utm_campaign: 'spring launch',
  utm_term: 'source: newsletter, medium: email, content: top',
};

/** Opens an address with a campaign and waits until links have it. */
async function arrive(page: Page, address: string) {
  await page.goto(address);
  await expect(bookingLinks(page).first()).toHaveAttribute('href', /utm_term=/);
}

test('a campaign reaches the scheduling page through every page, in addresses alone', async ({
  page,
  context,
}) => {
  await arrive(page, `/?${campaign}`);
  expect(await marksOf(page, 'hero')).toEqual({ ...fixed, utm_content: 'hero', ...passedOn });
  expect(await marksOf(page, 'plan-fleet')).toMatchObject(passedOn);
  const mail = page.locator('a[href^="mailto:"]').first();
  await expect(mail).toHaveAttribute('href', 'mailto:team+sales@fjordandpike.example');

  await page.getByRole('link', { name: hero.resultsLink }).click();
  await expect(page).toHaveURL(/\/projects\?utm_source=newsletter&utm_medium=email/);
  expect(new URL(page.url()).searchParams.has('ref')).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: shared.navigation.portfolio }).click();
  await expect(page).toHaveURL(/\/portfolio\?/);
  expect(await marksOf(page, 'portfolio-tower-offices')).toMatchObject(passedOn);
  const industry = page.getByRole('combobox').first();
  await industry.selectOption('Fintech');
  await expect(page).toHaveURL(/utm_source=newsletter.*industry=Fintech/);
  await industry.selectOption('All');
  await page.locator('a[href*="utm_content=portfolio-tower-offices"]').focus();
  expect(await marksOf(page, 'portfolio-tower-offices')).toMatchObject(passedOn);
  await page.getByRole('contentinfo').locator('a[href$="#pricing"]').click();
  await expect(page).toHaveURL(/\/\?utm_source=newsletter.*#pricing$/);
  await expect(page.locator('#pricing')).toBeInViewport();
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
