import type { Page } from '@playwright/test';
import { allPaths, missingPageMessage, openHydrated } from './support/pages.ts';
import { optionsOf, sites } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedConsole: missingPageMessage });

const COLUMNS = 12;
const GAP = 32;

/**
 * Returns the blocks that do not start on a column. The columns begin at the left edge of the
 * header's first link and end at the same margin on the right. A block is a heading, paragraph,
 * list, table, picture or grid item. The contents of a table, figure, disclosure or box (with its
 * own border or background) are not blocks, nor are links, buttons, spans, and elements as wide as
 * the window.
 */
const blocksOffTheColumns = (page: Page) =>
  page.evaluate(
    ({ columns, gap }) => {
      const { clientWidth } = document.documentElement;
      const margin = document.querySelector('header a')?.getBoundingClientRect().left ?? Number.NaN;
      const step = (clientWidth - 2 * margin + gap) / columns;
      const starts = Array.from({ length: columns }, (_, column) => margin + column * step);

      const isSeen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        const isEmpty = element.textContent.trim() === '' && !element.matches('img, :has(img)');
        const isVisible = element.checkVisibility({ visibilityProperty: true });
        return isVisible && !isEmpty && width > 1 && height > 1;
      };
      const isBox = (element: Element) => {
        const { backgroundColor, borderLeftWidth } = getComputedStyle(element);
        const hasBackground = backgroundColor !== 'rgba(0, 0, 0, 0)';
        const isWhole = element.matches('table, figure, fieldset, details, dl, [role=group]');
        return isWhole || hasBackground || borderLeftWidth !== '0px';
      };
      /** Five columns, such as the portfolio's cards, do not fit into twelve. */
      const isInFiveColumns = ({ parentElement }: Element) =>
        parentElement !== null &&
        getComputedStyle(parentElement).gridTemplateColumns.split(' ').length === 5;
      const isBlock = (element: Element) =>
        element.matches('h1, h2, h3, h4, p, ul, ol, img:not([alt=""])') ||
        getComputedStyle(element.parentElement ?? element).display === 'grid';
      /** Returns the blocks inside an element, outer ones first. */
      const collect = (element: Element): Element[] => {
        if (!isSeen(element) || element.matches('a, button, span, [aria-hidden=true]')) return [];
        if (isInFiveColumns(element)) return [];
        const isBackground = element.getBoundingClientRect().width >= clientWidth;
        if (!isBackground && isBox(element)) return [element];
        const inside = [...element.children].flatMap(collect);
        return !isBackground && isBlock(element) ? [element, ...inside] : inside;
      };
      return [...document.querySelectorAll('main, footer')].flatMap(collect).flatMap((block) => {
        const { left } = block.getBoundingClientRect();
        if (starts.some((start) => Math.abs(start - left) <= 1)) return [];
        const column = (left - margin) / step + 1;
        const text = block.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
        return [`${block.tagName.toLowerCase()} “${text}” starts at column ${column.toFixed(2)}`];
      });
    },
    { columns: COLUMNS, gap: GAP },
  );

for (const site of sites) {
  test.describe(site.name, () => {
    test.use(optionsOf(site));

    for (const path of allPaths) {
      test(`the blocks of ${path} start on the columns`, async ({ page }) => {
        await openHydrated(page, path);
        for (const width of [1280, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await blocksOffTheColumns(page), `${width} pixels`).toEqual([]);
        }
      });
    }
  });
}
