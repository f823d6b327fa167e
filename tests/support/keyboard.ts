import type { Page } from '@playwright/test';

/** Describes the focused element, with edges in document pixels; undefined if the focus left the page. */
const focusedStop = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    // Radio buttons are visually hidden: their label shows the ring.
    const hasRing = getComputedStyle(focused).outlineStyle !== 'none' && focused.clientWidth > 1;
    const shown = hasRing ? focused : (focused.closest('label') ?? focused);
    const { outlineStyle, outlineWidth, position } = getComputedStyle(shown);
    const box = shown.getBoundingClientRect();
    const header = document.querySelector('header');
    const isAbove = header?.contains(focused) || position === 'fixed';
    const from = isAbove || !header ? 0 : Math.max(0, header.getBoundingClientRect().bottom);
    return {
      name: (focused.getAttribute('aria-label') ?? shown.textContent).trim().slice(0, 60),
      top: Math.round(box.top + scrollY),
      bottom: Math.round(box.bottom + scrollY),
      left: Math.round(box.left),
      right: Math.round(box.right),
      ringWidth: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      /** Pixels outside the window or under the header. */
      covered: Math.max(0, from - box.top, box.bottom - innerHeight),
    };
  });

type Stop = NonNullable<Awaited<ReturnType<typeof focusedStop>>>;

/** Presses a key until the focus leaves the page. */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 600; presses += 1) {
    await page.keyboard.press(key);
    const stop = await focusedStop(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus does not get out of the page: ${stops.at(-1)?.name}`);
}

/** Returns the stops above their predecessor, except those in a column to its right. */
export function findOutOfOrder(stops: readonly Stop[]): string[] {
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    if (!before || stop.bottom > before.top || stop.left >= before.right) return [];
    return [`${stop.name} after ${before.name}`];
  });
}
