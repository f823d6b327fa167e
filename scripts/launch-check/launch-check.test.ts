import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentFolder } from '../../src/content-folder.ts';
import { run } from '../lib/processes.ts';
import { checkBuilt, checkContent, findAdvice } from './find.ts';
import { formatReport } from './report.ts';
import type { Finding, RuleName } from './rules.ts';

let root: string;

const inContent = (name: string) => `${contentFolder}/${name}`;
const read = (path: string) => readFileSync(join(root, path), 'utf8');

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function change(path: string, before: RegExp, after: string) {
  const text = read(path);
  expect(text).toMatch(before);
  write(path, text.replace(before, after));
}

const lineOf = (path: string, part: string) =>
  read(path).slice(0, read(path).indexOf(part)).split('\n').length;

const identity = inContent('identity.ts');
const company = inContent('company.ts');
const projects = inContent('projects.yaml');
const terms = inContent('legal/terms.md');
const about = inContent('copy/about.ts');

/** The content as an owner leaves it who has replaced every sample. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'launch-'));
  cpSync(contentFolder, join(root, contentFolder), { recursive: true });
  change(identity, /brand: '.*'/, "brand: 'Acme'");
  change(identity, /origin: '.*'/, "origin: 'https://www.acme.com'");
  change(identity, /email: '.*'/, "email: 'hello@acme.com'");
  change(identity, /schedulingPage: '.*'/, "schedulingPage: 'https://calendar.acme.com/call'");
  for (const name of ['testimonials', 'case-studies', 'projects']) {
    change(inContent(`${name}.yaml`), /sample: \w+/g, 'sample: false');
  }
});

afterEach(() => rmSync(root, { recursive: true }));

it('lets content go live once every sample is replaced', () => {
  expect(checkContent(root)).toEqual([]);
});

const setAbout = (title: string) => write(about, `export const title = '${title}';\n`);
const aboutLine = (title: string) => `export const title = '${title}';`;

it.each<[rule: string, file: string, change: () => void, part: string, what: unknown]>([
  ...['closewell.example', 'shop.test', 'example.com'].map(
    (host): [string, string, () => void, string, unknown] => [
      'address',
      identity,
      () => change(identity, /hello@acme.com/, `hello@${host}`),
      'email:',
      `email: 'hello@${host}',`,
    ],
  ),
  [
    'sample',
    projects,
    () => change(projects, /- id: .*\n {2}sample: false/, '- id: a-project\n  sample: true'),
    'sample: true',
    'a-project',
  ],
  [
    'brand',
    terms,
    () => change(terms, /\n## 2\. /, '\nCloseWell’s terms.\n\n## 2. '),
    'CloseWell',
    'CloseWell’s terms.',
  ],
  ...['TODO: a title', 'Lorem ipsum dolor', 'About [your company]', 'Change me'].map(
    (title): [string, string, () => void, string, unknown] => [
      'placeholder',
      about,
      () => setAbout(title),
      title,
      aboutLine(title),
    ],
  ),
  [
    'invalid',
    projects,
    () => change(projects, /industry: .*/, 'industry: Fintexh'),
    'Fintexh',
    expect.stringContaining('did you mean Fintech?'),
  ],
])('finds %s in %s', (rule, file, makeWrong, part, what) => {
  makeWrong();
  expect(checkContent(root)).toEqual([{ rule, file, line: lineOf(file, part), what }]);
});

it('lets a company of the sample’s name go live under it', () => {
  setAbout('About Closewell');
  expect(checkContent(root)).toMatchObject([{ rule: 'brand' }]);
  change(identity, /'Acme'/, "'Closewell'");
  expect(checkContent(root)).toEqual([]);
});

it('reports built files of a staging site', () => {
  expect(checkBuilt(root, 'dist')).toEqual([]);
  write('dist/index.html', '<title>A</title>');
  expect(checkBuilt(root, 'dist')).toEqual([]);
  write('dist/index.html', '<title>A</title><meta name="robots" content="noindex">');
  expect(checkBuilt(root, 'dist')).toMatchObject([{ rule: 'staging', line: 1 }]);
});

it('advises to fill in what only the owner knows, and names files with the sample brand', () => {
  write(company, "export const company = {\n  callLength: '30 minutes',\n  callHost: '',\n};\n");
  write('wrangler.jsonc', '{ "name": "closewell-site" }');
  write('package.json', '{ "name": "acme-site" }');
  expect(findAdvice(root)).toEqual([
    `${company}:3  callHost is empty`,
    'wrangler.jsonc  still names Closewell',
  ]);
});

it('says for each rule where, what, why and what to do, and is short with nothing to say', () => {
  const finding = (rule: RuleName): Finding => ({
    rule,
    file: 'a.yaml',
    line: 1,
    what: 'something',
  });
  const report = formatReport([finding('sample'), finding('address')], ['a is empty'], false);
  expect(report).toMatch(
    /SAMPLE RECORDS \(1\)\n {2}Why .*16 CFR 465.*\n {2}Remedy {2}Replace each/,
  );
  expect(report).toContain('a.yaml:1  something');
  expect(report).toMatch(
    /ADVICE \(1\).*\n {4}a is empty\n\n2 findings in the way of going live\.$/,
  );
  expect(formatReport([], [], false)).toBe('Nothing stands in the way of going live.');
});

it('fails on samples, but on a staging site', { timeout: 60_000 }, async () => {
  const command = (...options: string[]) =>
    run('node', [join(import.meta.dirname, '../launch-check.ts'), '--root', root, ...options]);
  change(projects, /sample: false/, 'sample: true');
  const [strict, staging] = await Promise.all([command(), command('--allow-samples')]);
  expect(strict).toMatchObject({ succeeded: false });
  expect(staging).toMatchObject({ succeeded: true });
});
