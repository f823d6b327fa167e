import type { Page } from '@playwright/test';

export const fits = { overflowX: 0, pastEdge: [] };

/** Pixels by which the page is too wide, and the texts and controls past its edge. */
export function overflow(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    // Their boxes crop drawings without a text.
    const parts = document.querySelectorAll(
      'h1, h2, h3, p, li, a, button, input, select, img:not([alt=""])',
    );
    const pastEdge = [...parts]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        const past = [left < -1, right > root.clientWidth + 1];
        // The scene of "How it works" may bleed off both edges, never off one.
        return width > 1 && (part.matches('#how img') ? past[0] !== past[1] : past.includes(true));
      })
      .map((part) => `${part.tagName.toLowerCase()}: ${part.textContent.trim().slice(0, 60)}`);
    return { overflowX: Math.max(0, root.scrollWidth - root.clientWidth), pastEdge };
  });
}

/** Applies the text spacing of WCAG 1.4.12. */
export function spaceText(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Drawings, elements never shown, the sticky header, and text for screen readers. */
const unseen = 'svg, option, script, style, select, header, a[href="#main_content"], .sr-only';

interface Line {
  text: string;
  /** The number of the block that the line belongs to. */
  block: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The boxes of all visible lines of text, trimmed by a third above and below. */
function linesOf(page: Page): Promise<Line[]> {
  return page.evaluate((selector) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    const blocks: (Element | null)[] = [];
    const numberOf = (parent: Element) => {
      const block = parent.closest('p, li, h1, h2, h3, a, button, label, summary, output, dd, dt');
      return blocks.includes(block) ? blocks.indexOf(block) : blocks.push(block) - 1;
    };
    return texts.flatMap((node) => {
      const { parentElement: parent, textContent } = node;
      const text = textContent?.trim().slice(0, 40) ?? '';
      if (!parent?.checkVisibility({ visibilityProperty: true })) return [];
      if (text === '' || parent.closest(selector)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ left, right, top, bottom, height }) => {
        const inner = { top: top + height / 3, bottom: bottom - height / 3 };
        return { text, block: numberOf(parent), left, right, ...inner };
      });
    });
  }, unseen);
}

/** Whether two lines overlap by more than rounding. */
function collide(one: Line, other: Line): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return one.block !== other.block && wide > 3 && high > 1;
}

/** Texts partly cut off by a box, except labels of drawings. */
const cutTexts = (page: Page) =>
  page.locator('main *:visible, footer *:visible').evaluateAll(
    (all, selector) =>
      all
        .filter((box) => !(box.closest(selector) || box.querySelector('[aria-hidden="true"]')))
        .filter((box) => box.textContent.trim() !== '' && box.clientWidth > 1)
        .filter((box) => {
          const { overflowX, overflowY } = getComputedStyle(box);
          const hides = (overflow: string) => ['hidden', 'clip'].includes(overflow);
          const cutsLines = hides(overflowY) && box.scrollHeight > box.clientHeight + 1;
          return cutsLines || (hides(overflowX) && box.scrollWidth > box.clientWidth + 1);
        })
        .map((box) => box.textContent.trim().slice(0, 40)),
    `${unseen}, [aria-hidden="true"]`,
  );

/** Overlapping texts, and those partly cut off. */
export async function collisions(page: Page): Promise<string[]> {
  const lines = await linesOf(page);
  const found = lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => collide(line, other))
      .map((other) => `“${line.text}” lies on “${other.text}”`),
  );
  const cut = await cutTexts(page);
  return [...found, ...cut.map((text) => `“${text}” is cut`)];
}
