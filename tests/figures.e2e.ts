import type { Page } from '@playwright/test';
import { openWithFonts } from './support/pages.ts';
import { optionsOf, sites } from './support/sites.ts';
import { expect, test } from './support/test.ts';

/** Returns the numbers, prices, dates and times that stand on two lines. */
const findBrokenFigures = (page: Page, period: string) =>
  page.evaluate((value) => {
    const radio = document.querySelector<HTMLInputElement>(`[value=${value}]`);
    if (radio) radio.checked = true;
    const figure =
      /[+−$(-]*\d[\d,.:–%kMBx]*(?:\s[AP]M\b)?|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d+/g;
    const broken: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const { 0: match, index } of text.data.matchAll(figure)) {
        range.setStart(text, index);
        range.setEnd(text, index + match.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${match} in “${text.data.slice(0, 60)}”`);
      }
    }
    return broken;
  }, period);

for (const site of sites) {
  test.describe(site.name, () => {
    test.use(optionsOf(site));

    for (const path of ['/', '/projects', '/portfolio', '/terms']) {
      test(`every figure of ${path} stands on one line at any width`, async ({ page }) => {
        await page.route(/\.(?:svg|webp|avif|jpg)/, (route) => route.fulfill({ body: '' }));
        await openWithFonts(page, path);
        for (let width = 320; width <= 2000; width += 20) {
          await page.setViewportSize({ width, height: 800 });
          for (const period of path === '/' ? ['yearly', 'monthly'] : ['none'])
            expect.soft(await findBrokenFigures(page, period), `${width} ${period}`).toEqual([]);
        }
      });
    }
  });
}
