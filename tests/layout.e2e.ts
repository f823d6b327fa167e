import type { Page } from '@playwright/test';
import { collisions, nextFrames, observeShifts, overflow } from './support/page-checks.ts';
import {
  allPaths,
  delayRequests,
  missingPageMessage,
  openWithFonts,
  waitForFonts,
} from './support/pages.ts';
import { onFixtureSite, ownSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { shared } = ownSite.copy;

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedConsole: missingPageMessage });

const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** Applies the text spacing of WCAG 1.4.12. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

async function expectFit(page: Page, ...widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflow(page), `${width} pixels`).toEqual([]);
  }
}

async function expectNoCollisions(page: Page, ...widths: number[]) {
  for (const width of widths) {
    await expectFit(page, width);
    expect(await collisions(page), `${width} pixels`).toEqual([]);
  }
}

/** Opens a page whose fonts arrive after its first frame. Returns the layout shift. */
async function openWithLateFonts(page: Page, path: string) {
  const readShift = await observeShifts(page);
  const release = await delayRequests(page, /\.woff2$/);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await nextFrames(page);
  release();
  await waitForFonts(page);
  return readShift();
}

for (const path of allPaths) {
  test(`${path} fits any width, text of 200 % and wide text spacing`, { tag: '@go-live' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    // Not expected to be small: a title may need another line in one of the fonts.
    console.log(`${path}: shift by the fonts ${await openWithLateFonts(page, path)}`);
    await expectNoCollisions(page, 320, 768, 1280);
    await expectFit(page, 2560);
    await setTextSize(page, '200%');
    await expectFit(page, 1280, 360);
    await setTextSize(page, '');
    await spaceText(page);
    await expectFit(page, 1280);
    await expectNoCollisions(page, 320);
  });
}

test.describe('with names and words of any length and script', { tag: '@fixture' }, () => {
  test.use(onFixtureSite);

  for (const path of allPaths) {
    test(`${path} fits every width, and hardly moves when its fonts arrive`, async ({
      context,
    }) => {
      for (const [width, ...narrower] of [
        [360, 320],
        [1280, 768],
      ] as const) {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 800 });
        const shift = await openWithLateFonts(page, path);
        // Half of a good score in Web Vitals.
        expect(shift, `shift by the fonts at ${width} pixels`).toBeLessThanOrEqual(0.05);
        await expectNoCollisions(page, width, ...narrower);
      }
    });
  }

  test('a brand of thirty characters leaves one row above a heading', async ({ page }) => {
    for (const width of [320, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/#pricing');
      const header = await page.getByRole('banner').boundingBox();
      const heading = await page.locator('#pricing').getByRole('heading').first().boundingBox();
      expect(header?.height, `${width} pixels`).toBeLessThanOrEqual(74);
      expect(heading?.y, `${width} pixels`).toBeGreaterThan(header?.height ?? 0);
    }
  });
});

for (const [size, viewport, textSize] of [
  ['a phone with text of twice the size', { width: 360, height: 740 }, '200%'],
  ['a window of 1280 by 1024 pixels at 400 %', { width: 320, height: 256 }, ''],
] as const) {
  test(`${size} shows each link of the menu, and sections`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openWithFonts(page, '/#pricing');
    await expect(page.locator('#pricing h2')).toBeInViewport({ ratio: 1 });
    await setTextSize(page, textSize);
    if (viewport.height < 300) {
      await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    }
    await page.getByRole('button', { name: shared.menu.open, exact: true }).click();
    const menu = page.getByRole('navigation', { name: shared.menu.label });
    for (const link of await menu.getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: shared.menu.close }).click();
    await expect(menu).toHaveCount(0);
  });
}
