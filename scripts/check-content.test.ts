import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createTemporaryProject } from '../tests/support/temporary-project.ts';

let project: ReturnType<typeof createTemporaryProject>;

const check = () =>
  spawnSync('node', [resolve('scripts/check-content.ts'), '--launch'], {
    cwd: project.root,
    env: { ...process.env, CONTENT_DIR: '' },
    encoding: 'utf8',
  });

/** The fixture has no samples; its addresses are reserved ones. */
beforeEach(() => {
  project = createTemporaryProject();
  project.change('site.yaml', /\.example/g, '.com');
});

it('accepts content without samples and example addresses, whatever the brand', () => {
  project.change('site.yaml', /brand: .*/, 'brand: Closewell Labs');
  expect(check()).toMatchObject({ status: 0, stdout: expect.stringContaining('Ready') });
});

it.each([
  ['a sample', 'projects.yaml', 'sample: false', 'sample: true'],
  ['a sample in braces', 'projects.yaml', 'sample: false', "'sample': true"],
  ['an address', 'site.yaml', 'email: .*', 'email: a@example.com'],
  ['an address in a heading', 'legal/terms.md', '(?<=## 2. ).*', 'Write to a@example.com'],
  ['content that is not valid', 'projects.yaml', 'industry: .*', 'industry: Fintexh'],
])('refuses %s, with file and line', (_, file, before, wrong) => {
  project.change(file, new RegExp(before), wrong);
  const line = project.read(file).split(wrong)[0]?.split('\n').length;
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toContain(`src/content/${file}:${line}`);
});

it('refuses the logo and the link preview that came with the site, until they are replaced', () => {
  project.change('icon.svg', '>', '><!-- sample: true -->');
  const card = readFileSync(project.pathOf('images/social-card.png'));
  const marked = Buffer.concat([card, Buffer.from('sample: true')]);
  project.write('images/social-card.png', marked);
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr.match(/\S+(?=:1 {2}the file)/g)).toEqual([
    'src/content/icon.svg',
    'src/content/images/social-card.png',
  ]);
});
