import getPort from 'get-port';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { Key, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { DriverService } from 'selenium-webdriver/remote';
import { findProgram } from '../../scripts/lib/chromium.ts';

/** The browser interface of the journeys, equal for all engines. */
export interface Session {
  open: (address: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Runs a function in the page; it may use only its arguments and the page's globals. */
  evaluate: <Given extends unknown[], Result>(
    inPage: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Presses one key, named as in `KeyboardEvent.key`. */
  press: (key: string) => Promise<unknown>;
  click: (selector: string) => Promise<unknown>;
  close: () => Promise<unknown>;
}

export interface Engine {
  name: string;
  isInstalled: boolean;
  start: () => Promise<Session>;
}

const firefoxProgram = findProgram(['firefox-esr', 'firefox']);

const firefox: Engine = {
  name: 'Firefox',
  isInstalled: firefoxProgram !== undefined,
  start: async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxProgram ?? '',
      defaultViewport: null,
    });
    let page = await browser.newPage();
    let viewport = { width: 1280, height: 800 };
    // Firefox resizes and then refuses the orientation, a command that it does not know.
    const resize = () =>
      page.setViewport(viewport).catch((error) => {
        if (!/setScreenOrientationOverride/.test(String(error))) throw error;
      });
    return {
      // A tab per address: a page restored from the cache does not navigate again.
      open: async (address) => {
        const before = page;
        page = await browser.newPage();
        await before.close();
        await page.bringToFront();
        await resize();
        await page.goto(address, { waitUntil: 'domcontentloaded' });
      },
      resize: (width, height) => {
        viewport = { width, height };
        return resize();
      },
      evaluate: async (inPage, ...given) =>
        (await page.evaluate(inPage as never, ...given)) as never,
      press: (key) => page.keyboard.press(key as KeyInput),
      click: async (selector) => (await page.waitForSelector(selector))?.click(),
      close: () => browser.close(),
    };
  },
};

const webkitDriver = findProgram(['WebKitWebDriver']);

const keys: Record<string, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
};

/** WebKitGTK's MiniBrowser. It needs a display, such as that of `xvfb-run`. */
const webkit: Engine = {
  name: 'WebKit',
  isInstalled: webkitDriver !== undefined && process.env.DISPLAY !== undefined,
  start: async () => {
    const port = await getPort();
    const service = new DriverService(webkitDriver ?? '', {
      loopback: true,
      port,
      args: [`--port=${port}`],
    });
    await service.start();
    const executor = new Executor(new HttpClient(`http://127.0.0.1:${port}`));
    const driver = WebDriver.createSession(executor, { browserName: 'MiniBrowser' });
    // A screenshot forces a paint, for which fonts and styles wait.
    const painted = async (action: Promise<unknown>) => {
      await action;
      await driver.takeScreenshot();
    };
    return {
      open: (address) => painted(driver.get(address)),
      resize: (width, height) => driver.manage().window().setRect({ width, height }),
      evaluate: (inPage, ...given) => driver.executeScript(inPage as never, ...given),
      press: (key) =>
        painted(
          driver
            .actions()
            .sendKeys(keys[key] ?? key)
            .perform(),
        ),
      click: (selector) => painted(driver.findElement({ css: selector }).click()),
      close: () => driver.quit().finally(() => service.kill()),
    };
  },
};

export const engines = [firefox, webkit];
