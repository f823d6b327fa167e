import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './processes.ts';

const programs = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const isRoot = process.getuid?.() === 0;

/** The browser only loads the site: no calls home, and no sandbox where root may not have one. */
export const launchOptions = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox'] : []),
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where the first of these programs is, if any of them is. */
export const findProgram = (names: readonly string[]) =>
  onPath(names, process.env).find((path) => isProgram(path));

const onPath = (names: readonly string[], { PATH = '' }: NodeJS.ProcessEnv) =>
  names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));

/** The Chromium named by the environment, else the system's, else the one Playwright downloaded. */
export function findChromium(
  environment: NodeJS.ProcessEnv = process.env,
  isThere = isProgram,
): string | undefined {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (isThere(named)) return named;
    throw new Error(`CHROMIUM_PATH names '${named}', which is not a program.`);
  }
  const installed = onPath(programs, environment);
  return [...installed, ...applications, chromium.executablePath()].find(isThere);
}

/**
 * The same engine without a window, in which tests take less than half the time; a whole Chromium
 * where there is none. It has no back/forward cache.
 */
export function findFastestChromium(
  environment: NodeJS.ProcessEnv = process.env,
  isThere = isProgram,
): string | undefined {
  const shell = onPath(['chromium-headless-shell'], environment).find(isThere);
  return environment.CHROMIUM_PATH || !shell ? findChromium(environment, isThere) : shell;
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found; installing one …');
  if (isRoot && isDebian() && (await run('apt-get', ['update'])).succeeded) {
    const environment = { DEBIAN_FRONTEND: 'noninteractive' };
    const packages = ['chromium', 'chromium-headless-shell'];
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], environment);
  }
  if (!findChromium()) await run('playwright', ['install', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('No Chromium could be installed; install one and name it in CHROMIUM_PATH.');
}
