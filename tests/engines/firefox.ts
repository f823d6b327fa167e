import puppeteer, { type KeyInput, type Viewport } from 'puppeteer-core';
import { findProgram } from '../../scripts/lib/chromium.ts';
import type { Engine, Preferences } from './session.ts';

const program = findProgram(['firefox-esr', 'firefox']);

function settingsFor({ scripts, reducedMotion }: Preferences) {
  return {
    'javascript.enabled': scripts ?? true,
    'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
  };
}

/** Firefox, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  isInstalled: program !== undefined,
  start: async (preferences = {}) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program ?? '',
      extraPrefsFirefox: settingsFor(preferences),
    });
    let page = await browser.newPage();
    let size: Viewport | undefined;
    return {
      // A tab of its own: a page that came back from the cache takes no further navigation.
      open: async (address) => {
        const before = page;
        page = await browser.newPage();
        await page.bringToFront();
        if (size) await page.setViewport(size);
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await before.close();
      },
      resize: (width, height) => {
        size = { width, height };
        return page.setViewport(size);
      },
      evaluate: async (inPage, ...given) =>
        (await page.evaluate(inPage as never, ...given)) as never,
      press: (key) => page.keyboard.press(key as KeyInput),
      click: (x, y) => page.mouse.click(x, y),
      close: () => browser.close(),
    };
  },
};
