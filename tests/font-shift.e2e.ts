import { setTimeout as wait } from 'node:timers/promises';
import { everyPath, fontsShown, missingPageMessage } from './support/pages.ts';
import { onFixtureSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ ...onFixtureSite, allowedConsole: missingPageMessage });

/** Half of a good score in Web Vitals. */
const maximumShift = 0.05;

declare global {
  interface Window {
    shift: number;
  }
}

function recordShifts() {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const path of everyPath) {
  test(`${path} hardly moves when its fonts arrive late`, async ({ page }) => {
    await page.addInitScript(recordShifts);
    await page.route(/\.woff2$/, async (route) => {
      await wait(300);
      await route.continue();
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await fontsShown(page);
      const shift = await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return window.shift;
      });
      expect(shift, `at ${width} pixels`).toBeLessThanOrEqual(maximumShift);
    }
  });
}

test('a font that does not arrive does not keep the others away', async ({ page }) => {
  let isFirst = true;
  await page.route(/\.woff2$/, async (route) => {
    if (!isFirst) await route.continue();
    isFirst = false;
  });
  await page.goto('/');
  const shownFonts = () =>
    page.evaluate(() => {
      const own = [...document.fonts].filter(({ family }) => !/fallback|DejaVu/.test(family));
      return own.filter(({ status }) => status === 'loaded').length;
    });
  await expect.poll(shownFonts, { timeout: 10_000 }).toBe(2);
});
