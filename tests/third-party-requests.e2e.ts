import { expect, test as plain } from '@playwright/test';
import { shared } from '../src/content/copy/shared.ts';
import { identity } from '../src/content/identity.ts';
import { routes } from '../src/lib/routes.ts';
import { test } from './support/test.ts';

test('a link that is followed does not tell the numbers of the calculator', async ({ page }) => {
  await page.goto(`${routes.home}?leads=40&deal=5000&rate=20`);
  await page.getByRole('contentinfo').getByRole('link', { name: shared.navigation.terms }).click();
  await expect(page).toHaveURL(routes.terms);
  expect(await page.evaluate(() => document.referrer)).toBe(new URL('/', page.url()).href);
});

// Playwright's own `test`, because this one opens another origin.
plain(
  'the scheduling page is told where the visitor came from and no more',
  async ({ page, context }) => {
    const headers: Record<string, string>[] = [];
    await context.route(`${new URL(identity.schedulingPage).origin}/**`, (route) => {
      headers.push(route.request().headers());
      return route.abort();
    });
    await page.goto(`${routes.portfolio}?q=secret`);
    const link = page.getByRole('banner').getByRole('link', { name: shared.bookACall }).first();
    await link.click();
    await expect.poll(() => headers.length).toBe(1);
    expect(JSON.stringify(headers)).not.toContain('secret');
    expect(headers[0]?.cookie).toBeUndefined();
  },
);
