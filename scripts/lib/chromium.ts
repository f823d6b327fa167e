import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { execa, execaSync } from 'execa';

/** The headless shell halves the time of the tests. */
const executableNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

export const findProgram = (names: readonly string[]) =>
  execaSync('which', names, { reject: false }).stdout?.split('\n')[0] || undefined;

/** Returns the path of `CHROMIUM_PATH`, else of the system's Chromium, else of Playwright's. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: '${named}' does not exist.`);
  return named || findProgram(executableNames) || [chromium.executablePath()].find(existsSync);
}

export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found; installing one …');
  const options = { reject: false, preferLocal: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  if (process.getuid?.() === 0) {
    // Fails on Ubuntu, which has no such package.
    await execa('apt-get', ['update'], options);
    const shell = ['--no-install-recommends', 'chromium-headless-shell'];
    await execa('apt-get', ['install', '-y', ...shell], options);
  }
  if (!findChromium()) await execa('playwright', ['install', 'chromium'], options);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('No Chromium could be installed; install one and name it in CHROMIUM_PATH.');
}
