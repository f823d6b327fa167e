import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { findProgram } from '../../scripts/lib/chromium.ts';
import { freePort } from '../../scripts/lib/port.ts';
import type { Engine, Preferences } from './session.ts';

const driver = findProgram(['WebKitWebDriver']);
const display = findProgram(['Xvfb']);
const [browser] = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser').filter(existsSync);

/** Keys without a character, by the code points that WebDriver has for them. */
const keyCodes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

/** Starts a program that runs until it is stopped; it may be stopped at any time. */
const start = (program: string | undefined, options: string[], env: NodeJS.ProcessEnv = {}) =>
  execa(program ?? '', options, {
    env,
    reject: false,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    killDescendants: true,
  });

/** A display in memory; its program writes the display's number to its third descriptor. */
async function startDisplay() {
  const child = start(display, ['-displayfd', '3', '-screen', '0', '2000x1400x24']);
  const number = await new Promise((settle) => {
    (child.stdio[3] as Readable).once('data', (data) => settle(String(data).trim()));
  });
  return { child, name: `:${number}` };
}

/** GTK reads from its settings whether the visitor wants less motion. */
function writeSettings(folder: string, reducedMotion = false) {
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0', 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  );
}

function optionsFor({ scripts }: Preferences): string[] {
  return ['--automation', ...(scripts === false ? ['--enable-javascript=FALSE'] : [])];
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

/** The commands of W3C WebDriver, as far as the journeys need them. */
function askAt(origin: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  };
}

async function whenReady(ask: Ask): Promise<void> {
  for (let tries = 100; tries > 0; tries -= 1) {
    if (await ask('GET', '/status').catch(() => undefined)) return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver did not start.');
}

async function openSession(ask: Ask, preferences: Preferences): Promise<string> {
  const options = { binary: browser, args: optionsFor(preferences) };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string };
  return `/session/${sessionId}`;
}

/** WebKitGTK's own small browser on a display in memory, over W3C WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  isInstalled: Boolean(driver && display && browser),
  start: async (preferences = {}) => {
    const folder = mkdtempSync(join(tmpdir(), 'closewell-webkit-'));
    writeSettings(folder, preferences.reducedMotion);
    const screen = await startDisplay();
    const port = await freePort();
    const environment = { DISPLAY: screen.name, XDG_CONFIG_HOME: folder };
    const child = start(driver, [`--port=${port}`], environment);
    const ask = askAt(`http://127.0.0.1:${port}`);
    await whenReady(ask);
    const session = await openSession(ask, preferences);
    // The window seldom paints by itself, and fonts and styles wait for it; a picture makes it paint.
    const paint = () => ask('GET', `${session}/screenshot`);
    const act = async (type: string, actions: object[]) => {
      await ask('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] });
      await paint();
    };
    return {
      open: async (url) => {
        await ask('POST', `${session}/url`, { url });
        await paint();
      },
      resize: async (width, height) =>
        void (await ask('POST', `${session}/window/rect`, { width, height })),
      evaluate: async (inPage, ...given) => {
        const script = `return (${inPage})(...arguments)`;
        return (await ask('POST', `${session}/execute/sync`, { script, args: given })) as never;
      },
      press: (key) => {
        const value = keyCodes[key] ?? key;
        return act('key', [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
      },
      click: (x, y) =>
        act('pointer', [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      close: async () => {
        await ask('DELETE', session).catch(() => undefined);
        child.kill();
        screen.child.kill();
        await Promise.all([child, screen.child]);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};
