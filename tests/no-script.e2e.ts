import { calculator } from './fixtures/content/copy/calculator.ts';
import { shared } from './fixtures/content/copy/shared.ts';
import { everyPath, missingPageMessage } from './support/pages.ts';
import { fixtureSite, onFixtureSite, shownProjects } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ allowedConsole: missingPageMessage });

for (const path of everyPath) {
  test(`${path} shows all its text and leads to a call`, async ({ page }) => {
    await page.goto(path);
    // Closed answers and the other billing period open without scripts; islands are tested below.
    const hidden = await page
      .getByRole('main')
      .locator('h1, h2, h3, p, li, td')
      .evaluateAll((all) =>
        all
          .filter((part) => !part.closest('details:not([open]), #pricing, astro-island'))
          .filter((part) => part.textContent.trim() !== '')
          .filter(
            (part) =>
              !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
              part.getBoundingClientRect().height === 0,
          )
          .map((part) => part.textContent.trim().slice(0, 60)),
      );
    expect(hidden).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('header a[href*="utm_content=header"]').first()).toBeVisible();
  });
}

test.describe('on the fixture site', () => {
  test.use(onFixtureSite);

  test('every project and its picture shows, and no filter', async ({ page }) => {
    await page.goto('/portfolio?industry=Fintech');
    const titles = page.getByRole('article').getByRole('heading', { level: 2 });
    await expect(titles).toHaveText(shownProjects(fixtureSite).map(({ title }) => title));
    const picture = page.getByRole('article').locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });

  test('the calculator shows an example, and the phone menu leads on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const section = page.getByRole('region', { name: calculator.title });
    await expect(section.getByRole('textbox')).toHaveCount(0);
    await expect(section.getByRole('status', { name: calculator.results.annualRoi })).toHaveText(
      '-13%',
    );
    await page.getByRole('button', { name: shared.menu.open, exact: true }).click();
    const menu = page.getByRole('navigation', { name: shared.menu.phoneLabel });
    await menu.getByRole('link', { name: shared.navigation.portfolio }).click();
    await expect(page).toHaveURL('/portfolio');
  });
});
