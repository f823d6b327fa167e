import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

async function runAxe(page: Page, options: object, elements = 'html') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([context, given]) => {
      const { violations } = await window.axe.run(context, {
        ...given,
        resultTypes: ['violations'],
      });
      return violations;
    },
    [elements, options] as const,
  );
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

async function measureContrasts(page: Page, normal: number, large: number, elements?: string) {
  // With its own thresholds, axe leaves low contrasts to another rule.
  const contrastRatio = {
    normal: { expected: normal, minThreshold: 0 },
    large: { expected: large, minThreshold: 0 },
  };
  const checks = { 'color-contrast-enhanced': { options: { contrastRatio } } };
  const found = await runAxe(page, { runOnly: ['color-contrast-enhanced'], checks }, elements);
  return found.flatMap(({ nodes }) =>
    nodes.map(({ target, any: [check] }) => {
      const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = check?.data ?? {};
      const contrast = `${fgColor} on ${bgColor} is ${contrastRatio}:1`;
      return `${target.join(' ')}: ${contrast}, not ${expectedContrastRatio}; see src/styles/theme.css`;
    }),
  );
}

/** Returns texts whose contrast is below 7, or 4.5 if they are large, and links whose underline is below 3. */
export async function findLowContrasts(page: Page): Promise<string[]> {
  // axe skips what screen readers skip.
  await page.locator('[aria-hidden]').evaluateAll((hidden) => {
    for (const element of hidden) element.removeAttribute('aria-hidden');
  });
  const texts = await measureContrasts(page, 7, 4.5);
  /** Gives links the colors of their underlines, which axe can measure, or their own again. */
  const colorLinks = (isUnderline: boolean) =>
    page.locator('a').evaluateAll((links, isOn) => {
      for (const link of links as HTMLElement[]) {
        const { textDecorationLine, textDecorationColor } = getComputedStyle(link);
        link.style.color = isOn && textDecorationLine !== 'none' ? textDecorationColor : '';
      }
    }, isUnderline);
  await colorLinks(true);
  const underlines = await measureContrasts(page, 3, 3, 'a');
  await colorLinks(false);
  return [...texts, ...underlines];
}

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
