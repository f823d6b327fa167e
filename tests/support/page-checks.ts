import type { Page } from '@playwright/test';

/** By how many pixels the page is too wide, and the elements past its edge. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    // Pictures may be cropped on purpose.
    const parts = document.querySelectorAll('h1, h2, h3, p, li, a, button, input, select, span');
    const pastEdge = [...parts]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 1 && (left < -1 || right > root.clientWidth + 1);
      })
      .map((part) => `“${part.textContent.trim().slice(0, 60)}” is past the edge`);
    const width = root.scrollWidth - root.clientWidth;
    return width > 0 ? [`the page is ${width} pixels too wide`, ...pastEdge] : pastEdge;
  });

/** Drawings, elements that are never shown, the sticky header, and text for screen readers. */
const unseen = 'svg, option, script, style, select, header, a[href="#main_content"], .sr-only';

/** Texts of different blocks whose lines overlap by more than rounding. */
const findOverlaps = (page: Page) =>
  page.evaluate((selector) => {
    const isForScreenReaders = (part: Element | null): boolean =>
      part !== null &&
      (getComputedStyle(part).clipPath === 'inset(50%)' || isForScreenReaders(part.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { text: string; block: Element | null; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = textContent?.trim().slice(0, 40) ?? '';
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (text === '' || parent.closest(selector) || isForScreenReaders(parent)) continue;
      const block = parent.closest('p, li, h1, h2, h3, a, button, label, summary, output, dd, dt');
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { x, y, width, height } of range.getClientRects()) {
        // Trimmed by a third above and below.
        lines.push({ text, block, box: new DOMRect(x, y + height / 3, width, height / 3) });
      }
    }
    return lines.flatMap(({ text, block, box }, index) =>
      lines
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1 &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 3 &&
            block !== other.block,
        )
        .map((other) => `“${text}” lies on “${other.text}”`),
    );
  }, unseen);

/** Texts that a box cuts off, except labels of drawings. */
export const findCutTexts = (page: Page) =>
  page.locator('main *, footer *').evaluateAll(
    (elements, selector) =>
      elements
        .filter((box) => {
          const { overflowX, overflowY } = getComputedStyle(box);
          const hides = (overflow: string) => ['hidden', 'clip'].includes(overflow);
          const cutsLines = hides(overflowY) && box.scrollHeight > box.clientHeight + 1;
          const cutsWords = hides(overflowX) && box.scrollWidth > box.clientWidth + 1;
          return (cutsLines || cutsWords) && box.clientWidth > 1 && box.clientHeight > 0;
        })
        .filter((box) => box.checkVisibility({ visibilityProperty: true }))
        .filter((box) => !(box.closest(selector) || box.querySelector('[aria-hidden="true"]')))
        .map((box) => box.textContent.trim())
        .filter(Boolean)
        .map((text) => `“${text.slice(0, 40)}” is cut`),
    `${unseen}, [aria-hidden="true"]`,
  );

/** Returns numbers, prices, dates and times that stand on two lines, in each billing period. A range may break after its dash. */
export const findBrokenFigures = (page: Page) =>
  page.evaluate(() => {
    const figure =
      /[+−$(-]*\d[\d,.:%kMBx]*(?:\s[AP]M\b)?|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d+/g;
    const range = document.createRange();
    return ['yearly', 'monthly'].flatMap((period) => {
      const radio = document.querySelector<HTMLInputElement>(`[value="${period}"]`);
      if (radio) radio.checked = true;
      const broken: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const { 0: match, index } of text.data.matchAll(figure)) {
          range.setStart(text, index);
          range.setEnd(text, index + match.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1)
            broken.push(`${match} in “${text.data.slice(0, 60)}” is on two lines`);
        }
      }
      return broken;
    });
  });

/** Controls whose middle another element covers. */
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

/** Returns texts that leave the page, overlap or are cut off, and controls that cannot be pressed where they are seen. */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  const faults = await Promise.all(
    [findOverflow, findOverlaps, findCutTexts, findCovered].map((find) => find(page)),
  );
  return faults.flat();
}

/** Waits until two frames are drawn. */
export const waitForFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });

/** Sums the layout shifts of the next page, except those right after an input. */
export async function observeShifts(page: Page) {
  await page.addInitScript(() => {
    const total = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        if (!('hadRecentInput' in entry && entry.hadRecentInput)) total.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await waitForFrames(page);
    return page.evaluate(() => ('shift' in window ? window.shift : undefined));
  };
}
