import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentFolder } from '../src/content-folder.ts';
import { checkBuilt, checkSources } from './lib/launch-check.ts';
import { run } from './lib/processes.ts';

let root: string;

const inContent = (name: string) => `${contentFolder}/${name}`;

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function change(path: string, before: RegExp, after: string) {
  const text = readFileSync(join(root, path), 'utf8');
  expect(text).toMatch(before);
  write(path, text.replace(before, after));
}

const identity = inContent('identity.ts');
const company = inContent('company.ts');
const projects = inContent('projects.yaml');
const terms = inContent('legal/terms.md');
const about = inContent('copy/about.ts');
const readme = 'README.md';

/** Content in which every sample is replaced. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'launch-'));
  cpSync(contentFolder, join(root, contentFolder), { recursive: true });
  change(identity, /brand: '.*'/, "brand: 'Acme'");
  change(identity, /origin: '.*'/, "origin: 'https://www.acme.com'");
  change(identity, /email: '.*'/, "email: 'hello@acme.com'");
  change(identity, /schedulingPage: '.*'/, "schedulingPage: 'https://calendar.acme.com/call'");
  change(company, /sample: \w+/, 'sample: false');
  change(company, /legalName: '.*'/, "legalName: 'Acme, Inc.'");
  write(company, readFileSync(join(root, company), 'utf8').replaceAll(": ''", ": 'known'"));
  for (const name of ['testimonials', 'case-studies', 'projects']) {
    change(inContent(`${name}.yaml`), /sample: \w+/g, 'sample: false');
  }
});

afterEach(() => rmSync(root, { recursive: true }));

it('accepts content without samples', async () => {
  expect(await checkSources(root)).toEqual([]);
});

const setAbout = (title: string) => write(about, `export const title = '${title}';\n`);

it.each<[rule: string, file: string, change: () => void, part: string, what?: string]>([
  ['address', identity, () => change(identity, /hello@acme.com/, 'hello@shop.test'), 'shop.test'],
  ['address', identity, () => change(identity, /hello@acme.com/, 'a@example.com'), 'example.com'],
  ['sample', projects, () => change(projects, /sample: false/, 'sample: true'), 'sample: true', ''],
  ['brand', terms, () => change(terms, /\n## 2\. /, '\nCloseWell’s terms.\n\n## 2. '), 'CloseWell'],
  ...['TODO: a title', 'Lorem ipsum dolor', 'About [your company]', 'Change me'].map(
    (title): [string, string, () => void, string] => [
      'placeholder',
      about,
      () => setAbout(title),
      title,
    ],
  ),
  [
    'invalid',
    projects,
    () => change(projects, /industry: .*/, 'industry: Fintexh'),
    'Fintexh',
    'did you mean Fintech?',
  ],
  ['empty', company, () => change(company, /callHost: '.*'/, "callHost: ''"), "callHost: ''"],
  ['project', readme, () => write(readme, '# Site\n\nThe site of Closewell.'), 'Closewell'],
])('finds %s in %s', async (rule, file, makeWrong, part, what = part) => {
  makeWrong();
  const text = readFileSync(join(root, file), 'utf8');
  const line = text.slice(0, text.indexOf(part)).split('\n').length;
  expect(await checkSources(root)).toEqual([
    { rule, file, line, what: expect.stringContaining(what) },
  ]);
});

it('refuses the facts of the company as one sample, and lists the claims to confirm with them', async () => {
  change(company, /sample: false/, 'sample: true');
  change(terms, /\n## 2\. /, '\nWe answer within 7 days.\n\n## 2. ');
  const [facts, ...claims] = await checkSources(root);
  expect(facts).toMatchObject({ rule: 'sample', file: company });
  expect(claims.filter(({ rule }) => rule !== 'claim')).toEqual([]);
  const listed = (file: string, what: unknown) =>
    expect(claims).toContainEqual(expect.objectContaining({ file, what }));
  listed(inContent('copy/home.ts'), expect.stringContaining('figure:'));
  listed(terms, 'We answer within 7 days.');
});

it('accepts the sample name if it is the brand', async () => {
  setAbout('About Closewell');
  write(readme, '# Closewell');
  change(identity, /'Acme'/, "'Closewell'");
  expect(await checkSources(root)).toEqual([]);
});

it('reports built files of a staging site', () => {
  expect(checkBuilt(root, 'dist')).toEqual([]);
  write('dist/index.html', '<title>A</title>');
  expect(checkBuilt(root, 'dist')).toEqual([]);
  write('dist/index.html', '<title>A</title><meta name="robots" content="noindex">');
  expect(checkBuilt(root, 'dist')).toMatchObject([{ rule: 'staging', line: 1 }]);
});

it('prints rule, reason, remedy and place; samples fail it, except for staging; advice does not', {
  timeout: 60_000,
}, async () => {
  const command = (...options: string[]) =>
    run('node', [join(import.meta.dirname, 'launch-check.ts'), '--root', root, ...options]);
  write(readme, 'Closewell');
  change(projects, /sample: false/, 'sample: true');
  const [strict, staging] = await Promise.all([command(), command('--allow-samples')]);
  expect(strict.succeeded).toBe(false);
  expect(strict.output).toMatch(
    /^SAMPLE RECORDS \(1\)\n {2}Why .*\n {2}Remedy {2}Replace each.*\n {4}\S+\/projects\.yaml:\d+ {2}\S+\n/,
  );
  expect(strict.output).toMatch(
    /\n {4}README\.md:1 {2}Closewell\n\n1 finding keeps the public site from going live\.$/,
  );
  expect(staging.succeeded).toBe(true);
  expect(staging.output).toMatch(/^ADVICE[\s\S]+\n\nReady for a staging site\.$/);
});
