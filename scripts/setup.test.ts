import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

function linkEach(folder: string, root: string) {
  mkdirSync(join(root, folder), { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== '.bin') symlinkSync(resolve(folder, name), join(root, folder, name));
  }
}

/** Runs the set-up with an npm that prints its command and repairs nothing. */
function setUp(broken?: string) {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['node_modules', 'node_modules/.bin', 'scripts']) linkEach(folder, root);
  cpSync('.nvmrc', join(root, '.nvmrc'));
  writeFileSync(join(root, 'npm'), '#!/bin/sh\necho "npm $1"\n', { mode: 0o755 });
  if (broken) {
    rmSync(join(root, broken), { recursive: true });
    writeFileSync(join(root, broken), 'a program of another system', { mode: 0o755 });
  }
  return spawnSync('sh', ['-c', '. scripts/setup.sh && echo Ready'], {
    cwd: root,
    env: { ...process.env, PATH: `${root}/node_modules/.bin:${root}:${process.env.PATH}` },
    encoding: 'utf8',
  });
}

it('trusts packages that run', () => {
  expect(setUp()).toMatchObject({ status: 0, stdout: 'Ready\n' });
});

it('installs Node again if it does not run, even if npm runs no install scripts', () => {
  expect(setUp('node_modules/.bin/node').stdout).toMatch(/npm ci\nnpm rebuild\n/);
});

it.each(['node_modules/.bin/workerd', 'node_modules/sharp'])(
  'installs packages that are there and do not run, or names them: %s',
  (broken) => {
    const { status, stdout, stderr } = setUp(broken);
    expect(stdout).toContain('npm ci');
    expect(stderr).toContain(`not running: ${broken.split('/').at(-1)}.`);
    expect(status).toBe(1);
  },
);
