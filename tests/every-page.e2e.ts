import { readFileSync } from 'node:fs';
import { findLowContrasts, findSmallTargets, findViolations } from './support/axe.ts';
import { findOutOfOrder, walkFocus } from './support/keyboard.ts';
import { findBrokenFigures, findLayoutFaults } from './support/page-checks.ts';
import { allPaths, applyStyles, missingPageMessage, openWithFonts } from './support/pages.ts';
import { fixtureSite, optionsOf, ownerSite, sites } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { shared } = ownerSite.copy;

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedConsole: missingPageMessage });

const twice = 'html { font-size: 200% }';
const spacingOfWcag =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Widths with the styles of visitors; for other engines than Chromium, the first three. */
const windows = [
  { width: 1280 },
  { width: 360 },
  { width: 360, css: twice },
  ...[1920, 1024, 768, 480, 320].map((width) => ({ width })),
  { width: 1280, css: twice },
  { width: 360, css: spacingOfWcag },
  { width: 1280, css: spacingOfWcag },
];

const mainPaths = ['/', '/projects', '/portfolio'];

/** The other pages of the fixture site look like the owner's. */
const pathsOf = (site: typeof ownerSite) => (site === fixtureSite ? mainPaths : allPaths);

for (const site of sites) {
  test.describe(site.name, () => {
    test.use(optionsOf(site));

    for (const path of pathsOf(site)) {
      test(`${path} is accessible, and each text can be read, light and dark`, async ({ page }) => {
        await openWithFonts(page, path);
        const findMissing = () =>
          page.evaluate(() =>
            [...document.images]
              .filter(({ complete, src }) => !complete && src.includes('.svg'))
              .map(({ alt, src }) => alt || src),
          );
        await expect.poll(findMissing, 'drawings load without scrolling, for captures').toEqual([]);
        expect(await findViolations(page)).toEqual([]);
        await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
        await page.getByRole('banner').locator('a[href*="utm_medium"]:visible').first().hover();
        const moving = await page.evaluate(() => [
          ...document.getAnimations().map(({ id, playState }) => `${id} ${playState}`),
          getComputedStyle(document.documentElement).scrollBehavior,
        ]);
        expect(moving, 'with reduced motion').toEqual(['auto']);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await findLowContrasts(page), colorScheme).toEqual([]);
        }
        await page.setViewportSize({ width: 320, height: 800 });
        expect(await findSmallTargets(page), 'controls for a finger').toEqual([]);
      });

      test(`${path} fits any window, large text and wide spacing`, { tag: '@engines' }, async ({
        page,
        browserName,
      }) => {
        await openWithFonts(page, path);
        const isChromium = browserName === 'chromium';
        for (const { width, css = '' } of isChromium ? windows : windows.slice(0, 3)) {
          await page.setViewportSize({ width, height: 800 });
          await applyStyles(page, css);
          const broken = isChromium && css === '' ? await findBrokenFigures(page) : [];
          const faults = [...(await findLayoutFaults(page)), ...broken];
          expect.soft(faults, `${width} pixels, ${css}`).toEqual([]);
        }
      });
    }
  });
}

test('the landing page fits windows from the widest to the narrowest', async ({ page }) => {
  await openWithFonts(page, '/');
  for (let width = 2560; width >= 320; width -= 64) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findLayoutFaults(page), `${width} pixels`).toEqual([]);
  }
});

const accents = readFileSync('docs/look.md', 'utf8').match(/#[\da-f]{6}/g) ?? [];

for (const path of mainPaths) {
  test(`each text of ${path} can be read with the accents ${accents}`, async ({ page }) => {
    await openWithFonts(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const accent of accents) {
        await applyStyles(page, `:root { --color-accent: ${accent} }`);
        expect.soft(await findLowContrasts(page), `${accent}, ${colorScheme}`).toEqual([]);
      }
    }
  });

  test(`the keyboard reaches all of ${path} in order and in view`, { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    await openWithFonts(page, path);
    const skip = page.getByRole('link', { name: shared.skipLink });
    await expect(skip).not.toBeInViewport();
    const walked = await walkFocus(page, isMobile ? 'Shift+Tab' : 'Tab');
    const stops = isMobile ? walked.toReversed() : walked;
    expect(stops[0]?.name).toBe(shared.skipLink);
    expect(stops.length).toBeGreaterThan(12);
    // The skip link overlays the page.
    expect(findOutOfOrder(stops.slice(1))).toEqual([]);
    expect(stops.filter(({ ringWidth }) => ringWidth < 2)).toEqual([]);
    // Scroll positions can be fractional.
    expect(stops.filter(({ covered }) => covered > 1)).toEqual([]);
    await skip.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test.describe('when only HTML arrives', () => {
  test.use({ allowedConsole: /Failed to (?:load|fetch)|service worker/i });

  test('pages can be read, and pictures keep their place', async ({ page }) => {
    await page.route(/\.(?:js|woff2|svg|png|webp|avif)(?:\?|$)/, (route) => route.abort());
    for (const path of mainPaths) {
      await page.goto(path);
      expect(await findLayoutFaults(page), path).toEqual([]);
      for (const picture of await page.locator(':is(article, li[id]) picture img:visible').all()) {
        await expect(picture).toHaveAccessibleName(/\S{3}/);
        const box = await picture.boundingBox();
        expect(box?.height).toBeGreaterThan((box?.width ?? 0) / 3);
      }
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each page shows its text and leads to the call', async ({ page }) => {
    for (const path of allPaths) {
      await page.goto(path);
      // Answers and billing work without scripts; calculator and filters are tested with their pages.
      const texts = page
        .getByRole('main')
        .locator(
          ':is(h1, h2, h3, p, li, td):not(details *, #pricing *, fieldset *, search *, [hidden], [hidden] *)',
        );
      const visible = await texts.filter({ visible: true }).allTextContents();
      // Drawings for other widths repeat their text.
      const shown = new Set(['', ...visible.map((text) => text.trim())]);
      const all = (await texts.allTextContents()).map((text) => text.trim());
      expect(
        all.filter((text) => !shown.has(text)),
        path,
      ).toEqual([]);
      const call = page.getByRole('banner').getByRole('link', { name: shared.bookACall });
      await expect(call.filter({ visible: true })).not.toHaveCount(0);
    }
  });
});
