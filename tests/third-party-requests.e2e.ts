import { type Page, test as plain } from '@playwright/test';
import { shared } from '../src/content/copy/shared.ts';
import { identity } from '../src/content/identity.ts';
import { routes } from '../src/lib/routes.ts';
import { everyPath, openHydrated } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ allowedConsole: /^404: no page at|Failed to load resource.*404/ });

/** Opens a page and uses all its controls that do not lead away. */
async function exercise(page: Page, path: string) {
  await openHydrated(page, path);
  const main = page.getByRole('main');
  for (const radio of await main.getByRole('radio').all()) await radio.check({ force: true });
  for (const question of await main.locator('summary').filter({ visible: true }).all()) {
    await question.click();
  }
  for (const list of await main.getByRole('combobox').all()) await list.selectOption({ index: 1 });
  for (const field of await main.getByRole('textbox').or(main.getByRole('searchbox')).all()) {
    await field.fill('40 of them');
  }
  for (const button of await main.getByRole('button').filter({ visible: true }).all()) {
    await button.click();
  }
}

// Every test fails if a page requests another origin or violates its policy.
for (const path of everyPath) {
  test(`${path} makes no request to others, stores nothing and keeps to its policy`, async ({
    page,
    context,
  }) => {
    await exercise(page, path);
    const stored = await context.storageState({ indexedDB: true });
    expect(stored).toEqual({ cookies: [], origins: [] });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
}

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
