import { readFileSync } from 'node:fs';
import {
  findFaintUnderlines,
  findLowContrasts,
  findSmallTargets,
  findViolations,
} from './support/axe.ts';
import { findOutOfOrder, walkFocus } from './support/keyboard.ts';
import { findBrokenFigures, findLayoutFaults } from './support/page-checks.ts';
import {
  allPaths,
  applyStyles,
  missingPageMessage,
  openWithFonts,
  scrollThrough,
} from './support/pages.ts';
import { fixtureSite, optionsOf, ownerSite, sites } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const { shared } = ownerSite.copy;

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedConsole: missingPageMessage });

const widths = [1920, 1280, 1024, 768, 480, 320];

const textSettings = {
  '200 %': 'html { font-size: 200% }',
  'the spacing of WCAG 1.4.12':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
};

const mainPaths = ['/', '/projects', '/portfolio'];

/** The other pages of the fixture site look like the owner's. */
const pathsOf = (site: typeof ownerSite) => (site === fixtureSite ? mainPaths : allPaths);

for (const site of sites) {
  test.describe(site.name, () => {
    test.use(optionsOf(site));

    for (const path of pathsOf(site)) {
      test(`${path} is accessible, and each text can be read, light and dark`, async ({ page }) => {
        await openWithFonts(page, path);
        expect(await findViolations(page)).toEqual([]);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await findLowContrasts(page), colorScheme).toEqual([]);
          expect(await findFaintUnderlines(page), colorScheme).toEqual([]);
        }
      });

      test(`${path} fits any window, large text and wide spacing`, async ({ page }) => {
        await openWithFonts(page, path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const faults = [...(await findLayoutFaults(page)), ...(await findBrokenFigures(page))];
          expect.soft(faults, `${width} pixels`).toEqual([]);
        }
        expect(await findSmallTargets(page), 'controls for a finger').toEqual([]);
        for (const [setting, css] of Object.entries(textSettings)) {
          await applyStyles(page, css);
          for (const width of [360, 1280]) {
            await page.setViewportSize({ width, height: 800 });
            expect.soft(await findLayoutFaults(page), `${setting}, ${width} pixels`).toEqual([]);
          }
        }
      });
    }
  });
}

test('the landing page fits each window on the way from the widest to the narrowest', async ({
  page,
}) => {
  await openWithFonts(page, '/');
  for (let width = 2560; width >= 320; width -= 64) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findLayoutFaults(page), `${width} pixels`).toEqual([]);
  }
});

for (const accent of readFileSync('docs/look.md', 'utf8').match(/#[\da-f]{6}/g) ?? []) {
  test(`with the accent ${accent} each text can be read, light and dark`, async ({ page }) => {
    for (const path of mainPaths) {
      await openWithFonts(page, path);
      await applyStyles(page, `:root { --color-accent: ${accent} }`);
      expect.soft(await findLowContrasts(page), `${path}, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await findLowContrasts(page), `${path}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}

for (const path of mainPaths) {
  test(`the keyboard reaches all of ${path} in order and in view`, { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    await openWithFonts(page, path);
    const walked = await walkFocus(page, isMobile ? 'Shift+Tab' : 'Tab');
    const stops = isMobile ? walked.toReversed() : walked;
    expect(stops[0]?.name).toBe(shared.skipLink);
    expect(stops.length).toBeGreaterThan(12);
    // The skip link overlays the page.
    expect(findOutOfOrder(stops.slice(1))).toEqual([]);
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

test('with reduced motion nothing moves', async ({ page }) => {
  for (const path of [...mainPaths, '/nope']) {
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

test('pictures load without scrolling, so that captures of whole pages show them', async ({
  page,
}) => {
  for (const path of mainPaths) {
    await page.goto(path);
    await expect
      .poll(
        () =>
          page.evaluate(() =>
            [...document.images]
              .filter(({ complete, src }) => !complete && src.includes('.svg'))
              .map(({ alt, src }) => alt || src),
          ),
        { message: path },
      )
      .toEqual([]);
  }
});

test.describe('when only HTML arrives', () => {
  test.use({ allowedConsole: /Failed to (?:load|fetch)|service worker/i });

  test('pages can be read, and pictures keep their place', async ({ page }) => {
    await page.route(/\.(?:js|woff2|svg|png|webp|avif)(?:\?|$)/, (route) => route.abort());
    for (const path of mainPaths) {
      await page.goto(path);
      await scrollThrough(page);
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
