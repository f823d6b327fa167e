import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createTemporaryProject } from '../tests/support/temporary-project.ts';

const site = 'src/content/site.yaml';
const terms = 'src/content/legal/terms.md';
const projects = 'src/content/projects.yaml';

let project: ReturnType<typeof createTemporaryProject>;

const check = () =>
  spawnSync('node', [resolve('scripts/launch-check.ts')], {
    cwd: project.root,
    env: { ...process.env, CONTENT_DIR: '' },
    encoding: 'utf8',
  });

/** The fixture has no samples; its addresses are reserved ones. */
beforeEach(() => {
  project = createTemporaryProject();
  project.change(site, /\.example/g, '.com');
});

it('accepts content without samples and example addresses, whatever the brand', () => {
  project.change(site, /brand: .*/, 'brand: Closewell Labs');
  expect(check()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Ready/) });
});

it.each([
  ['a sample', projects, 'sample: false', 'sample: true'],
  ['a sample in braces', projects, 'sample: false', "'sample': true"],
  ['an address', site, 'email: .*', 'email: a@example.com'],
  ['an address in a heading', terms, '(?<=## 2. ).*', 'Write to a@example.com'],
  ['content that is not valid', projects, 'industry: .*', 'industry: Fintexh'],
])('refuses %s, with file and line', (_, file, before, wrong) => {
  project.change(file, new RegExp(before), wrong);
  const line = project.read(file).split(wrong)[0]?.split('\n').length;
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toContain(`${file}:${line}`);
});
