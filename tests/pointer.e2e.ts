import type { Page } from '@playwright/test';
import { everyPath, missingPageMessage, openWhole } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedConsole: missingPageMessage });

interface Target {
  name: string;
  /** The part of the name that is seen. */
  visible: string;
  size: number;
  height: number;
  isInSentence: boolean;
  /** Whether it leads to a call or looks like a button. */
  isCall: boolean;
}

/** Everything on the page that can be pressed. */
function targets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const seen = (part: HTMLElement | null) =>
      // biome-ignore lint/performance/useDomNodeTextContent: text hidden by styles is not seen.
      (part?.innerText ?? '').trim().replace(/\s+/g, ' ');
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, input:not([type="radio"]), label:has([type="radio"])',
    );
    return [...all]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const visible = seen(element);
        const { display, backgroundColor } = getComputedStyle(element);
        const isInline = display === 'inline';
        const leadsToCall = element.getAttribute('href')?.includes('utm_medium=cta') && !isInline;
        const looksLikeButton =
          element.matches('a, button') && backgroundColor !== 'rgba(0, 0, 0, 0)';
        return {
          name: element.getAttribute('aria-label') ?? visible,
          visible,
          size: Math.round(Math.min(width, height)),
          height: Math.round(height),
          isInSentence: isInline && seen(element.parentElement) !== visible,
          isCall: leadsToCall || looksLikeButton,
        };
      });
  });
}

for (const path of everyPath) {
  test(`every target on ${path} is large enough and called as it shows @phone`, async ({
    page,
    isMobile,
  }) => {
    await openWhole(page, path);
    const all = await targets(page);
    expect(all.length).toBeGreaterThan(12);
    const small = all.filter(({ size, isInSentence }) => !isInSentence && size < 24);
    expect(small, 'targets below 24 pixels').toEqual([]);
    const misnamed = all.filter(
      ({ name, visible }) => !name.toLowerCase().startsWith(visible.toLowerCase()),
    );
    expect(misnamed, 'names that do not start with what is seen').toEqual([]);
    if (!isMobile) return;
    const calls = all.filter(({ isCall }) => isCall);
    expect(calls.length).toBeGreaterThan(1);
    const low = calls.filter(({ height }) => height < 44);
    expect(low, 'calls to action below 44 pixels').toEqual([]);
  });
}
