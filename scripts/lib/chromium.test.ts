import { expect, it } from 'vitest';
import { findChromium, findFastestChromium } from './chromium.ts';

const PATH = '/usr/local/bin:/usr/bin';
const only = (path: string) => (candidate: string) => candidate === path;

it('takes the Chromium that the environment names before any other', () => {
  expect(findChromium({ PATH, CHROMIUM_PATH: '/opt/chromium' }, () => true)).toBe('/opt/chromium');
});

it('does not replace a named Chromium that is missing by another one', () => {
  const find = () =>
    findChromium({ PATH, CHROMIUM_PATH: '/opt/chromium' }, only('/usr/bin/chromium'));
  expect(find).toThrow("CHROMIUM_PATH names '/opt/chromium', which is not a program.");
});

it('finds the one of the system', () => {
  expect(findChromium({ PATH }, only('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
});

it('finds none where none is', () => {
  expect(findChromium({ PATH }, () => false)).toBeUndefined();
});

it('prefers the one without a window, unless the environment names another', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  expect(findFastestChromium({ PATH }, () => true)).toBe('/usr/local/bin/chromium-headless-shell');
  expect(findFastestChromium({ PATH }, only(shell))).toBe(shell);
  expect(findFastestChromium({ PATH }, only('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  expect(findFastestChromium({ PATH, CHROMIUM_PATH: '/opt/chromium' }, () => true)).toBe(
    '/opt/chromium',
  );
});
