import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder } from '../../src/content-folder.ts';
import { run } from '../lib/processes.ts';
import { checkBuilt, checkContent, findAdvice } from './find.ts';
import { formatReport } from './report.ts';
import { type Finding, isBlocking, type RuleName, rules } from './rules.ts';

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

describe('the content', () => {
  it('may go live once every sample is replaced', () => {
    expect(checkContent(root)).toEqual([]);
  });

  it.each(['closewell.example', 'shop.test', 'a.invalid', 'localhost', 'example.com'])(
    'has no address at %s',
    (host) => {
      change(identity, /hello@acme.com/, `hello@${host}`);
      const what = `email: 'hello@${host}',`;
      const line = lineOf(identity, 'email:');
      expect(checkContent(root)).toContainEqual({ rule: 'address', file: identity, line, what });
    },
  );

  it('has no sample record, which goes by its id', () => {
    change(projects, /- id: .*\n {2}sample: false/, '- id: a-project\n  sample: true');
    expect(checkContent(root)).toEqual([
      { rule: 'sample', file: projects, line: lineOf(projects, 'sample: true'), what: 'a-project' },
    ]);
  });

  it('does not name the sample company, unless it is that company', () => {
    change(terms, /\n## 2\. /, '\nCloseWell’s terms.\n\n## 2. ');
    write(about, "export const title = 'About closewell';\n// Closewell in a comment\n");
    expect(checkContent(root)).toEqual([
      { rule: 'brand', file: about, line: 1, what: "export const title = 'About closewell';" },
      { rule: 'brand', file: terms, line: lineOf(terms, 'CloseWell'), what: 'CloseWell’s terms.' },
    ]);
    change(identity, /'Acme'/, "'Closewell'");
    expect(checkContent(root)).toEqual([]);
  });

  it.each(['TODO: a title', 'Lorem ipsum dolor', 'About [your company]', 'Change me'])(
    'does not say %j',
    (title) => {
      write(about, `export const title = '${title}';\n`);
      expect(checkContent(root)).toMatchObject([{ rule: 'placeholder', file: about, line: 1 }]);
    },
  );

  it('has no validation issue', () => {
    change(projects, /industry: .*/, 'industry: Fintexh');
    const what = expect.stringContaining('did you mean Fintech?');
    expect(checkContent(root)).toMatchObject([{ rule: 'invalid', file: projects, what }]);
  });
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
  expect(findAdvice(root)).toEqual([`${company}:3  callHost is empty`]);
  write('wrangler.jsonc', '{ "name": "closewell-site" }');
  write('package.json', '{ "name": "acme-site" }');
  write('README.md', '# Closewell');
  expect(findAdvice(root).slice(1)).toEqual([
    'wrangler.jsonc  still names Closewell',
    'README.md  still names Closewell',
  ]);
});

describe('the verdict', () => {
  const finding = (rule: Finding['rule']): Finding => {
    return { rule, file: 'a.yaml', line: 1, what: 'something' };
  };
  const blocking = (allowSamples: boolean) =>
    (Object.keys(rules) as RuleName[]).filter((rule) => isBlocking(finding(rule), allowSamples));

  it('tolerates samples on a staging site, and nothing else', () => {
    expect(blocking(false)).toEqual(Object.keys(rules));
    expect(blocking(true).toSorted()).toEqual(['brand', 'invalid', 'placeholder']);
  });

  it('says for each rule where, what, why and what to do', () => {
    const report = formatReport([finding('sample'), finding('address')], ['a is empty'], false);
    expect(report).toMatch(
      /SAMPLE RECORDS \(1\)\n {2}Why .*16 CFR 465.*\n {2}Remedy {2}Replace each/,
    );
    expect(report).toContain('a.yaml:1  something');
    expect(report).toMatch(
      /ADVICE \(1\).*\n {4}a is empty\n\n2 findings in the way of going live\.$/,
    );
  });

  it('is short when there is nothing to say', () => {
    expect(formatReport([], [], false)).toBe('Nothing stands in the way of going live.');
    expect(formatReport([finding('sample')], [], true)).toMatch(/^1 finding tolerated/);
  });

  it('is the exit code of the command', { timeout: 60_000 }, async () => {
    const command = (...options: string[]) =>
      run('node', [join(import.meta.dirname, '../launch-check.ts'), '--root', root, ...options]);
    change(projects, /sample: false/, 'sample: true');
    const [strict, staging] = await Promise.all([command(), command('--allow-samples')]);
    expect(strict).toMatchObject({ succeeded: false });
    expect(staging).toMatchObject({ succeeded: true });
  });
});
