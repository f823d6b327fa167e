import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

async function runAxe(page: Page, options: object) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { violations } = await window.axe.run({ ...given, resultTypes: ['violations'] });
    return violations;
  }, options);
}

/** Returns the rule, element and reason of each violation, except of contrasts. */
export async function findViolations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const found = await runAxe(page, {
    runOnly: { type: 'tag', values: tags },
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: true },
    },
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const reason = failureSummary?.split('\n').slice(1).join(' ').trim();
      return `${id}: ${target.join(' ')} (${reason})`;
    }),
  );
}

/** With its own thresholds, axe leaves low contrasts to another rule. */
const contrastRatio = {
  normal: { expected: 7, minThreshold: 0 },
  large: { expected: 4.5, minThreshold: 0 },
};

/** Returns the texts whose contrast is below 7, or 4.5 if they are large. */
export async function findLowContrasts(page: Page): Promise<string[]> {
  // axe skips what screen readers skip.
  await page.evaluate(() => {
    for (const hidden of document.querySelectorAll('[aria-hidden]'))
      hidden.removeAttribute('aria-hidden');
  });
  const found = await runAxe(page, {
    runOnly: ['color-contrast-enhanced'],
    checks: { 'color-contrast-enhanced': { options: { contrastRatio } } },
  });
  return found.flatMap(({ nodes }) =>
    nodes.map(({ target, any: [check] }) => {
      const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = check?.data ?? {};
      const contrast = `${fgColor} on ${bgColor} is ${contrastRatio}:1`;
      return `${target.join(' ')}: ${contrast}, not ${expectedContrastRatio}; see src/styles/theme.css`;
    }),
  );
}

/** Returns the links whose underline has a contrast below 3. */
export const findFaintUnderlines = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser has no canvas.');
    const getLuminance = (layers: string[]) => {
      for (const layer of layers) {
        context.fillStyle = layer;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
        (value) => (value / 255 + 0.055) ** 2.4 / 1.055 ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const getBackgrounds = (element: Element | null): string[] =>
      element
        ? [...getBackgrounds(element.parentElement), getComputedStyle(element).backgroundColor]
        : [];
    return [...document.querySelectorAll('a')].flatMap((link) => {
      const { textDecorationLine, textDecorationColor } = getComputedStyle(link);
      if (textDecorationLine === 'none' || !link.checkVisibility()) return [];
      const layers = getBackgrounds(link);
      const luminances = [getLuminance(layers), getLuminance([...layers, textDecorationColor])];
      const contrast = (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
      return contrast < 3 ? `${contrast.toFixed(1)}:1 below “${link.textContent}”` : [];
    });
  });

/** Returns the controls lower than 24 pixels; 44 for buttons and links to the scheduling page. */
export const findSmallTargets = (page: Page) =>
  page
    .locator('a:visible, button:visible, summary:visible, select:visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { display, backgroundColor } = getComputedStyle(control);
          const leadsToCall = control.getAttribute('href')?.includes('utm_medium=cta');
          const minimum = leadsToCall || backgroundColor !== 'rgba(0, 0, 0, 0)' ? 44 : 24;
          return (
            display !== 'inline' && Math.round(control.getBoundingClientRect().height) < minimum
          );
        })
        .map((control) => control.textContent.trim()),
    );
