import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

it('installs if packages of the lockfile are missing or old, except those for other platforms', () => {
  const root = mkdtempSync(join(tmpdir(), 'install-'));
  const lock = (file: string, packages: Record<string, object>) =>
    writeFileSync(join(root, file), JSON.stringify({ packages }));
  const [one, two] = [{ version: '1.0.0' }, { version: '2.0.0' }];
  lock('package-lock.json', { '': { name: 'site' }, one, other: { ...two, optional: true } });
  expect(isInstalled(root)).toBe(false);
  mkdirSync(join(root, 'node_modules'));
  lock('node_modules/.package-lock.json', { one });
  expect(isInstalled(root)).toBe(true);
  lock('package-lock.json', { '': { name: 'site' }, one: two });
  expect(isInstalled(root)).toBe(false);
  lock('package-lock.json', { '': { name: 'site' }, one, two });
  expect(isInstalled(root)).toBe(false);
  rmSync(root, { recursive: true });
});
