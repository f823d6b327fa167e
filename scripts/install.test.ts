import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled, writeStamp } from './install.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules', '.bin', 'node'), '');
  writeFileSync(join(root, 'package-lock.json'), '{ "version": 1 }');
});

afterEach(() => rmSync(root, { recursive: true }));

it('installs when nothing tells which lockfile was installed', () => {
  expect(isInstalled(root)).toBe(false);
});

it('installs nothing while the lockfile is the one that was installed', () => {
  writeStamp(root);
  expect(isInstalled(root)).toBe(true);
  writeFileSync(join(root, 'package-lock.json'), '{ "version": 2 }');
  expect(isInstalled(root)).toBe(false);
});

it('installs again when the packages are gone', () => {
  writeStamp(root);
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});
