import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { industries } from '../src/schema/vocabulary.ts';
import { getPaletteClass } from '../src/styles/industry-surfaces.ts';
import { allPaths, missingPageMessage, openWithFonts } from './support/pages.ts';
import { fixtureSite, optionsOf, ownSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

// axe takes seconds on a long page.
test.slow();

/** With its own thresholds, axe leaves low contrasts to another rule. */
const contrastRatio = {
  normal: { expected: 7, minThreshold: 0 },
  large: { expected: 4.5, minThreshold: 0 },
};
const options = {
  runOnly: ['color-contrast-enhanced'],
  checks: { 'color-contrast-enhanced': { options: { contrastRatio } } },
};

/** Returns the texts whose contrast is below 7, or 4.5 if they are large. */
async function lowContrasts(page: Page, part = 'body'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options(options)
    .analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any: [check] }) => {
      const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = check?.data ?? {};
      const contrast = `${fgColor} on ${bgColor} is ${contrastRatio}:1`;
      return `${target.join(' ')}: ${contrast}, not ${expectedContrastRatio}; see src/styles/theme.css`;
    }),
  );
}

for (const site of [ownSite, fixtureSite]) {
  test.describe(site.name, { tag: '@go-live' }, () => {
    test.use({ ...optionsOf(site), allowedConsole: missingPageMessage });

    for (const path of allPaths) {
      test(`every text of ${path} can be read, light and dark`, async ({ page }) => {
        await openWithFonts(page, path);
        // axe skips what screen readers skip.
        await page.evaluate(() => {
          for (const part of document.querySelectorAll('[aria-hidden]'))
            part.removeAttribute('aria-hidden');
        });
        expect(await lowContrasts(page), 'light').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await lowContrasts(page), 'dark').toEqual([]);
      });
    }
  });
}

test.describe('without a portrait', () => {
  test.use(optionsOf(fixtureSite));

  test('the initials of every industry can be read', async ({ page }) => {
    const person = fixtureSite.testimonials.find(({ portrait }) => !portrait);
    await openWithFonts(page, '/');
    const figure = page.locator('figure', { hasText: person?.quote });
    await figure
      .getByText(person?.initials ?? '', { exact: true })
      .evaluate((initials, palettes) => {
        const tile = initials.closest('[class*="palette-"]');
        const tiles = palettes.map((palette) => {
          const copy = tile?.cloneNode() as Element;
          copy.className = copy.className.replace(/palette-\S+/, palette);
          copy.removeAttribute('aria-hidden');
          // axe skips Arabic letters.
          copy.textContent = 'AB';
          return copy;
        });
        tile?.replaceWith(...tiles);
      }, industries.map(getPaletteClass));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await lowContrasts(page, '#testimonials'), colorScheme).toEqual([]);
    }
  });
});
