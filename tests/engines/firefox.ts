import puppeteer, { type KeyInput } from 'puppeteer-core';
import { findProgram } from '../../scripts/lib/chromium.ts';
import type { Engine, Preferences } from './session.ts';

const program = findProgram(['firefox-esr', 'firefox']);

function settingsFor({ scripts, dark, reducedMotion }: Preferences) {
  return {
    'javascript.enabled': scripts ?? true,
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
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
    // The page that Firefox opens with never gets the focus, and keys press nothing in it.
    const page = await browser.newPage();
    await page.bringToFront();
    return {
      open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
      resize: (width, height) => page.setViewport({ width, height }),
      evaluate: async (inPage, ...given) =>
        (await page.evaluate(inPage as never, ...given)) as never,
      press: (key) => page.keyboard.press(key as KeyInput),
      click: (x, y) => page.mouse.click(x, y),
      close: () => browser.close(),
    };
  },
};
