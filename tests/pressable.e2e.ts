import type { Page } from '@playwright/test';
import { allPaths, missingPageMessage, openWithFonts } from './support/pages.ts';
import { optionsOf, sites } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedConsole: missingPageMessage });

// biome-ignore format: one line
const widths = [320, 360, 375, 390, 412, 480, 576, 640, 720, 768, 834, 912, 1023, 1024, 1100, 1167, 1168, 1280, 1366, 1440, 1680, 1920, 2560];

/** Returns the controls whose middle another element covers. */
const findCovered = (page: Page) =>
  page.locator('a[href], button, input, select, summary').evaluateAll((controls) =>
    controls.flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [box] = control.getClientRects();
      if (!box || box.width < 2) return [];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y);
      // Links to skip the header are above the window until they have the focus.
      if (!top || control.contains(top) || top.closest('label')?.control === control) return [];
      return `“${control.textContent.trim() || control.getAttribute('name')}” is below ${top.outerHTML.slice(0, 120)}`;
    }),
  );

for (const site of sites) {
  test.describe(site.name, () => {
    test.use(optionsOf(site));

    for (const path of allPaths) {
      test(`each control of ${path} can be pressed where it is seen`, async ({ page }) => {
        await openWithFonts(page, path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await findCovered(page), `${width} pixels`).toEqual([]);
        }
      });
    }
  });
}
