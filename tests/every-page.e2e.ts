import { lowContrasts, smallTargets, violations } from './support/axe.ts';
import { outOfOrder, walk } from './support/keyboard.ts';
import { collisions, findBrokenFigures, overflow } from './support/page-checks.ts';
import {
  allPaths,
  missingPageMessage,
  openHydrated,
  openWithFonts,
  scrollThrough,
} from './support/pages.ts';
import { fixtureSite, optionsOf, ownSite, sites } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { shared } = ownSite.copy;

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedConsole: missingPageMessage });

/** The other pages of the fixture site look like the owner's. */
const pathsOf = (site: typeof ownSite) =>
  site === fixtureSite ? ['/', '/projects', '/portfolio'] : allPaths;

for (const site of sites) {
  test.describe(site.name, { tag: '@go-live' }, () => {
    test.use(optionsOf(site));

    for (const path of pathsOf(site)) {
      test(`${path} is accessible, and each text can be read, light and dark`, async ({ page }) => {
        await openWithFonts(page, path);
        expect(await violations(page)).toEqual([]);
        expect(await lowContrasts(page), 'light').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await lowContrasts(page), 'dark').toEqual([]);
      });

      test(`${path} fits any window, large text and wide spacing`, async ({ page }) => {
        await openWithFonts(page, path);
        for (const width of [2560, 1280, 768, 320]) {
          await page.setViewportSize({ width, height: 800 });
          await expect.poll(() => overflow(page), `${width} pixels`).toEqual([]);
          expect(await collisions(page), `${width} pixels`).toEqual([]);
        }
        expect(await smallTargets(page), 'controls for a finger').toEqual([]);
        // The text spacing of WCAG 1.4.12.
        const spacing = await page.evaluateHandle(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
          );
          document.adoptedStyleSheets.push(sheet);
          return sheet;
        });
        expect(await overflow(page), 'wide spacing').toEqual([]);
        expect(await collisions(page), 'wide spacing').toEqual([]);
        await spacing.evaluate((sheet) => sheet.replaceSync('html { font-size: 200% }'));
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await expect.poll(() => overflow(page), `200 % at ${width} pixels`).toEqual([]);
          expect(await collisions(page), `200 % at ${width} pixels`).toEqual([]);
        }
      });
    }

    for (const [path, step] of [
      ['/', site === ownSite ? 20 : 40],
      ['/projects', 80],
      ['/portfolio', 80],
    ] as const) {
      test(`each figure of ${path} stands on one line at any width`, async ({ page }) => {
        await page.route(/\.(?:svg|webp|avif|jpg)/, (route) => route.fulfill({ body: '' }));
        await openWithFonts(page, path);
        const periods = path === '/' ? ['yearly', 'monthly'] : [''];
        for (let width = 320; width <= 2000; width += step) {
          await page.setViewportSize({ width, height: 800 });
          const broken = await findBrokenFigures(page, periods);
          expect.soft(broken, `${width} pixels`).toEqual([]);
        }
      });
    }
  });
}

for (const path of ['/', '/projects', '/portfolio', '/terms']) {
  test(`the keyboard reaches all of ${path} in order and in view`, { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    await openHydrated(page, path);
    const walked = await walk(page, isMobile ? 'Shift+Tab' : 'Tab');
    const stops = isMobile ? walked.toReversed() : walked;
    expect(stops[0]?.name).toBe(shared.skipLink);
    expect(stops.length).toBeGreaterThan(12);
    // The skip link overlays the page.
    expect(outOfOrder(stops.slice(1))).toEqual([]);
    expect(stops.filter(({ ringWidth }) => ringWidth < 2)).toEqual([]);
    // Scroll positions can be fractional.
    expect(stops.filter(({ covered }) => covered > 1)).toEqual([]);
  });
}

test('a link skips the header', async ({ page }) => {
  await openWithFonts(page, '/');
  const skip = page.getByRole('link', { name: shared.skipLink });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('with reduced motion nothing moves on any page', async ({ page }) => {
  for (const path of allPaths) {
    await openWithFonts(page, path);
    await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
    await page.getByRole('banner').getByRole('link', { name: shared.bookACall }).first().hover();
    const moving = await page.evaluate(() => [
      ...document.getAnimations().map(({ id, playState }) => `${id} ${playState}`),
      getComputedStyle(document.documentElement).scrollBehavior,
    ]);
    expect(moving, path).toEqual(['auto']);
  }
});

test.describe('when only HTML arrives', () => {
  test.use({ allowedConsole: /Failed to load resource|^404: no page at|service worker/i });

  for (const path of ['/', '/projects', '/portfolio']) {
    test(`${path} can be read, and its pictures keep their place`, async ({ page }) => {
      await page.route(/\.(?:js|woff2|svg|png|webp|avif)(?:\?|$)/, (route) => route.abort());
      await page.goto(path);
      await scrollThrough(page);
      expect(await collisions(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
      for (const picture of await page.getByRole('article').locator('picture img:visible').all()) {
        await expect(picture).toHaveAccessibleName(/\S{3}/);
        const box = await picture.boundingBox();
        expect(box?.height).toBeGreaterThan((box?.width ?? 0) / 3);
      }
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of allPaths) {
    test(`${path} shows its text and leads to the call`, async ({ page }) => {
      await page.goto(path);
      // Answers and billing work without scripts; the islands are tested with their pages.
      const texts = page
        .getByRole('main')
        .locator(':is(h1, h2, h3, p, li, td):not(details *, #pricing *, astro-island *)');
      const textOf = (part: { textContent: string }) => part.textContent.trim();
      const visible = await texts.filter({ visible: true }).allTextContents();
      // Drawings for other widths repeat their text.
      const shown = new Set(['', ...visible.map((text) => textOf({ textContent: text }))]);
      const all = await texts.allTextContents();
      expect(all.map((text) => text.trim()).filter((text) => !shown.has(text))).toEqual([]);
      const call = page.getByRole('banner').getByRole('link', { name: shared.bookACall });
      await expect(call.filter({ visible: true })).not.toHaveCount(0);
    });
  }
});
