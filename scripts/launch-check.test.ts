import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentFolder } from '../src/content-folder.ts';
import { runLaunchCheck } from './launch-check.ts';

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
const testimonials = inContent('testimonials.yaml');
const flowRecord = `- { id: flow, sample: true, name: Sam Ro, role: Head of Sales, initials: SR, quote: "${'A quote. '.repeat(9)}", industry: Fintech }\n`;
const terms = inContent('legal/terms.md');
const readme = 'README.md';

/** Content in which every sample is replaced. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'launch-'));
  const filter = (path: string) => !path.includes('/copy');
  cpSync('tests/fixtures/content', join(root, contentFolder), { recursive: true, filter });
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
  expect(await runLaunchCheck(root)).toEqual([]);
});

it.each<[rule: string, file: string, line: string, wrong: string]>([
  ['address', identity, "email: '.*'", "email: 'a@example.com'"],
  ['address', identity, "email: '.*'", "email: 'hello@shop.test'"],
  ['sample', projects, 'sample: false', 'sample: true'],
  ['sample', projects, 'sample: false', 'sample: True'],
  ['sample', projects, 'sample: false', '"sample" : true # yes'],
  ['sample', testimonials, '- id: [^]*?(?=- id:|$)', flowRecord],
  ['brand', terms, '## 2\\. .*', '## 2. CloseWell’s terms'],
  ['placeholder', terms, '## 2\\. .*', '## 2. TODO: a title'],
  ['placeholder', terms, '## 2\\. .*', '## 2. Lorem ipsum dolor'],
  ['placeholder', terms, '## 2\\. .*', '## 2. About [your company]'],
  ['invalid', projects, 'industry: .*', 'industry: Fintexh'],
  ['empty', company, "callHost: '.*'", "callHost: ''"],
  ['project', readme, '^', 'The site of Closewell.'],
])('finds %s in %s', async (rule, file, before, wrong) => {
  write(readme, '');
  change(file, new RegExp(before), wrong);
  const text = readFileSync(join(root, file), 'utf8');
  const line = text.slice(0, text.indexOf(wrong)).split('\n').length;
  expect(await runLaunchCheck(root)).toMatchObject([{ rule, file, line }]);
});

it('refuses the facts of the company as one sample, and lists the claims to confirm with them', async () => {
  change(company, /sample: false/, 'sample: true');
  change(terms, /\n## 2\. /, '\nWe answer within 7 days.\n\n## 2. ');
  write(inContent('copy/home.ts'), "export const hero = { figure: '82%' };");
  const [facts, ...claims] = await runLaunchCheck(root);
  expect(facts).toMatchObject({ rule: 'sample', file: company });
  expect(claims.filter(({ rule }) => rule !== 'claim')).toEqual([]);
  const listed = (file: string, what: unknown) =>
    expect(claims).toContainEqual(expect.objectContaining({ file, what }));
  listed(inContent('copy/home.ts'), expect.stringContaining('figure:'));
  listed(terms, 'We answer within 7 days.');
});

it('accepts the sample name if it is the brand', async () => {
  change(terms, /## 2\. .*/, '## 2. About Closewell');
  write(readme, '# Closewell');
  change(identity, /'Acme'/, "'Closewell'");
  expect(await runLaunchCheck(root)).toEqual([]);
});

it('prints rule, reason, remedy and place; samples fail it, except for staging; advice does not', async () => {
  const print = (...options: string[]) =>
    execa('node', [join(import.meta.dirname, 'launch-check.ts'), ...options], {
      cwd: root,
      reject: false,
    });
  write(readme, 'Closewell');
  change(projects, /sample: false/, 'sample: true');
  const [strict, staging] = await Promise.all([print(), print('--allow-samples')]);
  expect(strict.exitCode).toBe(1);
  expect(strict.stdout).toMatch(
    /^SAMPLE RECORDS \(1\)\n {2}Why .*\n {2}Remedy {2}Replace each.*\n {4}\S+\/projects\.yaml:\d+ {2}\S+/,
  );
  expect(strict.stdout).toMatch(
    /\n {4}README\.md:1 {2}Closewell\n\n1 finding keeps the public site from going live\.$/,
  );
  expect(staging.exitCode).toBe(0);
  expect(staging.stdout).toMatch(/^ADVICE[\s\S]+\n\nReady for a staging site\.$/);
});
