import { launch } from 'chrome-launcher';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findOrInstallChromium, launchOptions } from '../lib/chromium.ts';

/** A desktop's window. A phone's is emulated, which costs time of its own with each new page. */
const windowSize = '--window-size=1280,800';

/** A browser of its own for each measurement, so that none finds anything in a cache. */
export async function withChromium<Result>(
  use: (port: number) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const chrome = await launch({
    chromePath: await findOrInstallChromium(),
    chromeFlags: ['--headless=new', windowSize, ...launchOptions, ...flags],
    logLevel: 'silent',
  });
  try {
    return await use(chrome.port);
  } finally {
    chrome.kill();
  }
}

/** Driven by hand; unlike Playwright this leaves rendering ahead to the browser. */
export function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  return withChromium(async (port) => {
    const browser = await puppeteer.connect({
      browserURL: `http://127.0.0.1:${port}`,
      defaultViewport: null,
    });
    try {
      return await use(browser);
    } finally {
      await browser.disconnect();
    }
  }, flags);
}
