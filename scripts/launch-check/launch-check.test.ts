import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../lib/processes.ts';
import { checkBuilt, checkSources, divide } from './find.ts';
import type { Finding } from './kinds.ts';
import { formatReport } from './report.ts';

let root: string;

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

const identity = 'src/content/identity.ts';
const quotes = 'src/content/testimonials.yaml';
const terms = 'src/content/legal/terms.md';
const about = 'src/content/copy/about.ts';
const aboutCopy = (title: string, description: string) =>
  `export const meta = {\n  title: '${title}',\n  description: '${description}',\n} as const;\n`;

/** The content as an owner leaves it who has replaced every sample. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'launch-'));
  cpSync('src/content', join(root, 'src/content'), { recursive: true });
  change(identity, /origin: '.*'/, "origin: 'https://www.acme.com'");
  change(identity, /email: '.*'/, "email: 'hello@acme.com'");
  change(identity, /schedulingPage: '.*'/, "schedulingPage: 'https://calendar.acme.com/call'");
  for (const file of ['testimonials', 'case-studies', 'projects']) {
    change(`src/content/${file}.yaml`, /sample: \w+/g, 'sample: false');
  }
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the content', () => {
  it('may go live without addresses, records and texts that are only examples', () => {
    expect(checkSources(root)).toEqual([]);
  });

  it.each(['closewell.example', 'shop.test', 'a.invalid', 'localhost', 'example.com'])(
    'has no address at %s',
    (host) => {
      change(identity, /hello@acme.com/, `hello@${host}`);
      expect(checkSources(root)).toContainEqual({
        kind: 'address',
        file: identity,
        line: lineOf(identity, 'email:'),
        what: `identity.email is “hello@${host}”`,
      });
    },
  );

  it('has no example address in a legal document either', () => {
    change(terms, /\n## 2\. /, '\n[Prices](https://www.example.org/pricing)\n\n## 2. ');
    expect(checkSources(root)).toMatchObject([{ kind: 'address', file: terms }]);
  });

  it('has no sample record', () => {
    change(quotes, /- id: .*\n {2}sample: false/, '- id: a-client\n  sample: true');
    expect(checkSources(root)).toEqual([
      { kind: 'sample', file: quotes, line: lineOf(quotes, 'sample: true'), what: 'a-client' },
    ]);
  });

  it('has a scheduling page with https', () => {
    change(identity, /https:\/\/calendar/, 'http://calendar');
    expect(checkSources(root)).toContainEqual({
      kind: 'scheduling',
      file: identity,
      line: lineOf(identity, 'schedulingPage:'),
      what: 'identity.schedulingPage is “http://calendar.acme.com/call”',
    });
  });

  it('has a description for each page', () => {
    write(about, aboutCopy('About us', ''));
    expect(checkSources(root)).toEqual([
      { kind: 'description', file: about, line: 2, what: '“About us” has none' },
    ]);
  });

  it('has no description twice', () => {
    write(about, aboutCopy('About us', 'Who we are.'));
    write('src/content/copy/team.ts', aboutCopy('The team', 'Who we are.'));
    expect(checkSources(root)).toEqual([
      {
        kind: 'description',
        file: 'src/content/copy/team.ts',
        line: 3,
        what: `the same as in ${about}`,
      },
    ]);
  });

  it('has no picture without a text alternative', () => {
    change(terms, /\n## 2\. /, '\n![](/office.webp)\n\n![The office](/office.webp)\n\n## 2. ');
    expect(checkSources(root)).toEqual([
      {
        kind: 'picture',
        file: terms,
        line: lineOf(terms, '![](/office'),
        what: '![](/office.webp)',
      },
    ]);
  });

  it.each(['TODO: a title', 'Lorem ipsum dolor', 'About [your company]', 'Change me'])(
    'does not say %j',
    (title) => {
      write(about, aboutCopy(title, 'Who we are.'));
      expect(checkSources(root)).toEqual([
        { kind: 'placeholder', file: about, line: 2, what: `meta.title is “${title}”` },
      ]);
    },
  );

  it('has no name in a record that nothing would fill', () => {
    change(quotes, /quote: .*/, 'quote: >-\n    Thanks to {brand} we held our meetings.');
    const findings = checkSources(root).filter(({ kind }) => kind === 'placeholder');
    expect(findings).toMatchObject([{ file: quotes, line: lineOf(quotes, 'quote: >-') }]);
  });

  it('has no mistake that would stop the build', () => {
    change('src/content/projects.yaml', /industry: .*/, 'industry: Fintexh');
    const [finding, ...others] = checkSources(root);
    expect(finding).toMatchObject({ kind: 'mistake' });
    expect(finding?.what).toContain('did you mean Fintech?');
    expect(others).toEqual([]);
  });
});

describe('the built files', () => {
  const page = '<meta name="description" content="What it is."><img src="a.svg" alt="">';
  const now = new Date('2027-01-01T00:00:00Z');

  it('need not be there', () => {
    expect(checkBuilt(root, now)).toEqual([]);
  });

  it('may go live with descriptions, text alternatives and a date ahead', () => {
    write('dist/index.html', page);
    write('dist/.well-known/security.txt', 'Contact: a\nExpires: 2027-01-01T00:00:01Z\n');
    write('dist/_headers', '/*\n  A: b\n');
    expect(checkBuilt(root, now)).toEqual([]);
  });

  it('have no picture without alt, and a description for each page', () => {
    write('dist/index.html', '<title>Home</title>\n<img title="a > b" src="a.svg">');
    expect(checkBuilt(root, now)).toEqual([
      { kind: 'picture', file: 'dist/index.html', line: 2, what: 'a.svg' },
      { kind: 'description', file: 'dist/index.html', line: 1, what: 'the page has none' },
    ]);
  });

  it.each(['2027-01-01T00:00:00Z', '2020-01-01T00:00:00Z', 'never'])(
    'have no security.txt that expires on %s',
    (date) => {
      write('dist/.well-known/security.txt', `Contact: a\nExpires: ${date}\n`);
      expect(checkBuilt(root, now)).toEqual([
        {
          kind: 'expired',
          file: 'dist/.well-known/security.txt',
          line: 2,
          what: `Expires: ${date}`,
        },
      ]);
    },
  );

  it('are not those of a staging site', () => {
    write('dist/_headers', '/*\n  X-Robots-Tag: noindex\n');
    expect(checkBuilt(root, now)).toMatchObject([{ kind: 'staging', line: 2 }]);
  });
});

describe('the verdict', () => {
  const finding = (kind: Finding['kind'], line: number): Finding => {
    return { kind, file: 'a.yaml', line, what: 'something' };
  };
  const samples = [finding('address', 1), finding('sample', 2)];

  it('tolerates samples on a staging site, and nothing else', () => {
    const all = [...samples, finding('placeholder', 3)];
    expect(divide(all, false)).toEqual({ standing: all, tolerated: [] });
    expect(divide(all, true)).toEqual({ standing: all.slice(2), tolerated: samples });
  });

  it('says for each kind where, what, why and what to do', () => {
    const report = formatReport(samples);
    expect(report).toContain('SAMPLE RECORDS (1)');
    expect(report).toMatch(/Why {5}They are invented\. [^.]*unlawful/);
    expect(report).toContain('16 CFR 465');
    expect(report).toMatch(/Remedy {2}Replace each/);
    expect(report).toContain('a.yaml:2  something');
    expect(report).toMatch(/2 findings in the way of going live\.$/);
  });

  it.each([60, 80, 110])('fits a window of %i columns', (width) => {
    const what = `first-client → industry: "Fintexh"; allowed: ${'Healthcare, '.repeat(12)}`;
    const all = [...samples, { ...finding('mistake', 4), what }];
    const lines = formatReport(all, [], width).split('\n');
    expect(lines.filter(({ length }) => length > width)).toEqual([]);
    expect(lines).toContain('    a.yaml:4');
  });

  it('is short when there is nothing to say', () => {
    expect(formatReport([])).toBe('Nothing stands in the way of going live.');
    expect(formatReport([], samples)).toMatch(/^2 findings tolerated/);
  });

  it('is the exit code of the command', { timeout: 60_000 }, async () => {
    const command = (...options: string[]) =>
      run('node', [join(import.meta.dirname, '../launch-check.ts'), '--root', root, ...options]);
    change(quotes, /sample: false/, 'sample: true');
    const [strict, staging] = await Promise.all([command(), command('--allow-samples')]);
    expect(strict).toMatchObject({ succeeded: false });
    expect(staging).toMatchObject({ succeeded: true });
  });
});
