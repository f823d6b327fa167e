import { figureCharacters } from '../integrations/subset-fonts.ts';
import { shared } from '../src/content/copy/shared.ts';
import { routes } from '../src/lib/routes.ts';
import { collisions, fits, overflow, spaceText } from './support/page-checks.ts';
import { everyPath, missingPageMessage, openWhole } from './support/pages.ts';
import { onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedConsole: missingPageMessage });

for (const path of [routes.home, routes.caseStudies, routes.portfolio]) {
  test(`${path} sets every big figure in one typeface`, async ({ page }) => {
    await openWhole(page, path);
    const figures = await page
      .locator('body *')
      .evaluateAll((elements) =>
        elements
          .filter((element) =>
            getComputedStyle(element).fontFamily.startsWith('"Bricolage Figures'),
          )
          .map(({ textContent }) => textContent),
      );
    const missing = (text: string) => [...text].filter((sign) => !figureCharacters.includes(sign));
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter((text) => missing(text).length > 0)).toEqual([]);
  });
}

for (const path of everyPath) {
  test(`${path} fits 320 to 2560 pixels, text of twice the size and text set wide apart`, async ({
    page,
  }) => {
    const expectFit = async (...sizes: number[]) => {
      for (const width of sizes) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await overflow(page), `${width} pixels`).toEqual(fits);
      }
    };
    const setTextSize = (size: string) =>
      page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
      }, size);
    await openWhole(page, path);
    await expectFit(320, 360, 768, 1280, 1920, 2560);
    await setTextSize('200%');
    await expectFit(1280, 360);
    await setTextSize('');
    await spaceText(page);
    await expectFit(1280, 320);
    expect(await collisions(page)).toEqual([]);
  });
}

test.describe('with names and words of any length and script', () => {
  test.use(onFixtureSite);

  for (const path of everyPath) {
    test(`${path} fits every width and its texts do not collide`, async ({ page }) => {
      await openWhole(page, path);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `${width} pixels`).toEqual(fits);
        expect(await collisions(page), `${width} pixels`).toEqual([]);
      }
    });
  }
});

test.describe('with a brand of thirty characters', () => {
  test.use(onFixtureSite);

  test('the header is one row that covers no heading a link leads to', async ({ page }) => {
    for (const width of [320, 360, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/#pricing');
      const header = await page.getByRole('banner').boundingBox();
      const heading = await page.locator('#pricing').getByRole('heading').first().boundingBox();
      expect(header?.height, `${width} pixels`).toBeLessThanOrEqual(74);
      expect(heading?.y, `${width} pixels`).toBeGreaterThan(header?.height ?? 0);
    }
  });
});

test('the phone menu with text of twice the size can be read and closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWhole(page, '/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByRole('button', { name: shared.menu.open, exact: true }).click();
  const navigation = page.getByRole('banner').getByRole('navigation', { name: shared.menu.label });
  for (const link of await navigation.getByRole('link').all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: shared.menu.close }).click();
  await expect(navigation).toHaveCount(0);
});

test.describe('a window of 1280 by 1024 pixels at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('is not taken up by the header', async ({ page }) => {
    await openWhole(page, '/');
    await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  test('brings each section to its top', async ({ page }) => {
    await openWhole(page, '/#pricing');
    await expect(page.locator('#pricing').getByRole('heading', { level: 2 })).toBeInViewport({
      ratio: 1,
    });
  });

  test('has a menu whose every link can be reached', async ({ page }) => {
    await openWhole(page, '/');
    await page.getByRole('button', { name: shared.menu.open, exact: true }).click();
    const links = page.getByRole('navigation', { name: shared.menu.phoneLabel }).getByRole('link');
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
});
