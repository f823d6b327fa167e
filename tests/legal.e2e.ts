import { routes } from '../src/lib/routes.ts';
import { expectUncovered, openWithFonts, replaceInPages } from './support/pages.ts';
import { ownerSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { legal, shared } = ownerSite.copy;

test('legal pages have a table of contents, and links home above and below', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [routes.terms, routes.privacy]) {
    await openWithFonts(page, path);
    const main = page.getByRole('main');
    const headings = main.getByRole('heading', { level: 2 });
    const contents = page.getByRole('navigation', { name: legal.contents }).getByRole('link');
    await expect(contents).toHaveText(await headings.allTextContents());
    const homeLinks = main.getByRole('link', { name: shared.navigation.home });
    await expect(homeLinks.first()).toBeInViewport();
    await expect(homeLinks.last()).not.toBeInViewport();
    // built-files.test.ts tests that each link has its target.
    await contents.first().click();
    await expectUncovered(headings.first());
    await headings.last().scrollIntoViewIfNeeded();
    await homeLinks.last().click();
    await expect(page).toHaveURL('/');
  }
});

test('dates and years are those of the visitor, also past midnight', async ({ page }) => {
  const time = page.getByRole('main').getByRole('time');
  await replaceInPages(page, 'data-built="', 'data-built="2026-12-01T02:00:00.000Z" data-old="');
  await page.clock.setFixedTime('2026-12-01T02:30:00Z');
  await page.goto(routes.terms);
  await expect(time.locator('..')).toContainText(legal.lastUpdated);
  for (const [now, date, iso, year] of [
    ['2026-12-01T02:30:00Z', 'November 30, 2026', '2026-11-30', '2026'],
    ['2032-01-01T03:00:00Z', 'December 31, 2031', '2031-12-31', '2031'],
    ['2032-01-01T06:00:00Z', 'January 1, 2032', '2032-01-01', '2032'],
  ] as const) {
    await page.clock.setFixedTime(now);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(time).toHaveText(date);
    await expect(time).toHaveAttribute('datetime', iso);
    await expect(page.getByRole('contentinfo')).toContainText(
      shared.footer.copyright.replace('{year}', year).replace(/\{.*/, ''),
    );
  }
  // A clock behind the build changes nothing.
  await page.clock.setFixedTime('1970-01-01T06:00:00Z');
  await page.goto(routes.terms);
  await expect(time).toHaveAttribute('datetime', /^20\d\d-/);
});
