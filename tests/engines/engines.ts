import { expect } from '@playwright/test';
import { execa } from 'execa';
import getPort from 'get-port';
import puppeteer, { type KeyInput } from 'puppeteer-core';

/** What the journeys do with a browser, the same for all engines. */
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

async function startFirefox(executablePath: string): Promise<Session> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: null,
    // The test has a timeout of its own.
    timeout: 0,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  return {
    open: (address) => page.goto(address, { waitUntil: 'domcontentloaded' }),
    // Firefox resizes, then rejects the command for the orientation.
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((error) => {
        if (!/setScreenOrientationOverride/.test(String(error))) throw error;
      }),
    evaluate: async (inPage, ...given) => (await page.evaluate(inPage as never, ...given)) as never,
    press: (key) => page.keyboard.press(key as KeyInput),
    click: async (selector) => (await page.waitForSelector(selector))?.click(),
    close: () => browser.close(),
  };
}

/** Keys as WebDriver names them. */
const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

/**
 * WebKitGTK's MiniBrowser. Puppeteer does not drive it, Playwright only a build of its own, which few
 * systems can run; of the WebDriver protocol the journeys need these six commands.
 */
async function startWebKit(program: string): Promise<Session> {
  const port = await getPort();
  const driver = execa(program, [`--port=${port}`], {
    // Otherwise it would connect to its own browser through the environment's proxy.
    env: { no_proxy: 'localhost,127.0.0.1,::1' },
    reject: false,
  });
  let root = `http://127.0.0.1:${port}`;
  async function send(method: string, path: string, body?: object) {
    const options = { method, body: body && JSON.stringify(body) };
    const { value } = await fetch(root + path, options).then((response) => response.json());
    if (value?.error) throw new Error(`${value.error} ${path} ${value.message}`);
    return value;
  }
  /** Takes a screenshot afterwards to force a paint, which loads fonts and styles. */
  async function post(path: string, body: object) {
    await send('POST', path, body);
    await send('GET', '/screenshot');
  }

  await expect.poll(() => send('GET', '/status').catch(() => undefined)).toBeTruthy();
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
  root += `/session/${(await send('POST', '/session', { capabilities })).sessionId}`;
  return {
    open: (url) => post('/url', { url }),
    resize: (width, height) => post('/window/rect', { width, height }),
    evaluate: (inPage, ...args) =>
      send('POST', '/execute/sync', { script: `return (${inPage})(...arguments)`, args }),
    press: (name) => {
      const value = keys[name] ?? name;
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      return post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    click: async (value) => {
      const [id] = Object.values(await send('POST', '/element', { using: 'css selector', value }));
      await post(`/element/${id}/click`, {});
    },
    close: () => send('DELETE', '').finally(() => driver.kill()),
  };
}

export const engines = { firefox: startFirefox, webkit: startWebKit };
