import type { Page } from '@playwright/test';
import { everyPath, missingPageMessage, openWhole } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedConsole: missingPageMessage });

interface Target {
  name: string;
  /** What is seen of the name. */
  visible: string;
  width: number;
  height: number;
  /** Whether it stands in a sentence, whose lines set its height. */
  isInSentence: boolean;
  /** Whether it is one of the ways to a call, or looks like a button. */
  isCall: boolean;
}

/** Everything on the page that can be pressed. */
function targets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const seen = (part: HTMLElement | null) =>
      // biome-ignore lint/performance/useDomNodeTextContent: what styles hide is not seen.
      (part?.innerText ?? '').trim().replace(/\s+/g, ' ');
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, input:not([type="radio"]), label:has([type="radio"])',
    );
    return [...all]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const visible = seen(element);
        const style = getComputedStyle(element);
        const href = element.getAttribute('href') ?? '';
        const ownGround = style.backgroundColor !== 'rgba(0, 0, 0, 0)';
        return {
          name: element.getAttribute('aria-label') ?? visible,
          visible,
          width: Math.round(width),
          height: Math.round(height),
          isInSentence: style.display === 'inline' && seen(element.parentElement) !== visible,
          isCall:
            (href.includes('utm_medium=cta') && style.display !== 'inline') ||
            (['A', 'BUTTON'].includes(element.tagName) && ownGround),
        };
      });
  });
}

for (const path of everyPath) {
  test(`whatever can be pressed on ${path} is large enough and called what it shows @phone`, async ({
    page,
    isMobile,
  }) => {
    await openWhole(page, path);
    const all = await targets(page);
    expect(all.length).toBeGreaterThan(12);

    const small = all.filter(
      ({ width, height, isInSentence }) => !isInSentence && Math.min(width, height) < 24,
    );
    expect(small, 'targets below 24 pixels').toEqual([]);

    const misnamed = all.filter(
      ({ name, visible }) => !name.toLowerCase().startsWith(visible.toLowerCase()),
    );
    expect(misnamed, 'names that do not start with what is seen').toEqual([]);

    if (!isMobile) return;
    const calls = all.filter(({ isCall }) => isCall);
    expect(calls.length).toBeGreaterThan(1);
    expect(
      calls.filter(({ height }) => height < 44),
      'calls to action below 44 pixels',
    ).toEqual([]);
  });
}
