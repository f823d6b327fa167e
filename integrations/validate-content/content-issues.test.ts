import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { copyLimits, templateNames } from '../../src/schema/copy.ts';
import { findContentIssues } from './content-issues.ts';
import { listLeaves, parseContentFile } from './parse-content-file.ts';
import { type Content, readContent } from './read-content.ts';

const fixture = await readContent('.', 'tests/fixtures/content');
// A page that the owner adds is in no fixture.
const own = await readContent('.', 'src/content');

const withText = (file: string, text: string): Content => {
  return { ...fixture, texts: { ...fixture.texts, [file]: text } };
};

/** Sets a field of a record; undefined deletes it. */
function withField(file: string, field: string, value: unknown, index = 0): Content {
  const records = parse(fixture.texts[file] ?? '');
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((at, key) => at[key], records[index]);
  parent[last] = value;
  return withText(file, stringify(records));
}

function issueOf(content: Content, field: string, allowed: string | RegExp = '') {
  const found = findContentIssues(content).find(
    ({ where, allowed: rule }) => where.split(' → ').at(-1) === field && rule.match(allowed),
  );
  return found ?? expect.fail(`No issue of ${field}.`);
}

const lineIn = (content: Content, { file, line }: { file: string; line: number }) =>
  content.texts[file.replace('tests/fixtures/content/', '')]?.split('\n')[line - 1];

it('finds no issue in valid content', () => {
  expect(findContentIssues(fixture)).toEqual([]);
});

describe('records', () => {
  it.each([
    { set: 'name', to: 'S', found: '"S" (1 character)', allowed: 'at least 2 characters' },
    { set: 'monthlyPrice', to: '$9,100', found: '"$9,100" (6 characters)', allowed: 'as 9100' },
    { set: 'yearlyPrice', to: 0.5, found: '0.5', allowed: 'a whole number' },
    { set: 'features', to: [], found: '0 entries', allowed: 'at least 3 entries' },
    { set: 'features.1.text', to: 'By {brand}', found: '{brand}', allowed: '{leads}' },
    { set: 'cat', to: 'Go', found: '"Go" (2 characters)', allowed: 'cta (did you mean cta?)' },
  ])('reports a plan whose $set is $to, with the line', ({ set, to, found, allowed }) => {
    const content = withField('plans.yaml', set, to);
    const [issue = expect.fail()] = findContentIssues(content);
    const where = `pilot → ${set}`;
    expect(issue).toMatchObject({ file: 'tests/fixtures/content/plans.yaml', where, found });
    expect(issue.allowed).toContain(allowed);
    expect(lineIn(content, issue)).toContain(set.split('.').at(-1));
  });

  it.each([
    ['projects.yaml', 'industry', 'Fintexh', /^one of "B2B SaaS".* \(did you mean Fintech\?\)$/],
    ['testimonials.yaml', 'caseStudy', 'none', /in case-studies.yaml: cheaper-meetings, first-pi/],
    ['case-studies.yaml', 'project', 'pump-seal', /in projects.yaml.* \(did you mean pump-seals\?/],
  ])(
    'in %s, the %s %s is reported with the values that are allowed',
    (file, field, value, allowed) => {
      issueOf(withField(file, field, value), field, allowed);
    },
  );

  it('reports a field that a record lacks', () => {
    const [issue] = findContentIssues(withField('plans.yaml', 'name', undefined));
    expect(issue).toMatchObject({ where: 'pilot → name', found: 'nothing', allowed: 'a text' });
  });

  it.each(['', '# none yet\n', '[]'])(
    'reports a file without records, except of testimonials: %j',
    (text) => {
      expect(findContentIssues(withText('faqs.yaml', text))).toMatchObject([
        { line: 1, allowed: expect.stringContaining('at least one record') },
      ]);
      expect(findContentIssues(withText('testimonials.yaml', text))).toEqual([]);
    },
  );

  it.each(['starter: 4580\n', 'starter'])('reports records that are not a list: %j', (text) => {
    expect(findContentIssues(withText('faqs.yaml', text))).toMatchObject([
      { line: 1, allowed: 'a list of records' },
    ]);
  });

  it('shows the beginning of a text that is too long', () => {
    const answer = `${'All our leads are new. '.repeat(27)}No.`;
    const { found, allowed } = issueOf(withField('faqs.yaml', 'answer', answer), 'answer');
    expect(found).toBe('"All our leads are new. All our leads are new. All …" (624 characters)');
    expect(allowed).toBe('at most 600 characters');
  });

  it.each([
    ['  id: b\n   name: Indented', 3, 'b → name', /indented too far/],
    ['  id: b\n  text: Small teams: for small\n  name: B', 3, 'b → text', /": "/],
    ['  id: b\n  text: "Open\n- id: c', 3, 'b → text', /without its closing quotation mark/],
    ['  id: b\n  text: "Op"en', 3, 'b → text', /closing quotation mark/],
    ['  id: b\n  text: *starred*', 3, 'b → text', /begins with "\*"/],
    ['  id: b\n  text: A\n  text: B', 4, 'b → text', /already has/],
    ['  id: b\n  name: A\n text: B', 4, 'b → text', /not indented far enough/],
    ['  id: b\n  name\n  text: B', 3, 'b', /a field without ": "/],
  ])(
    'reports one issue, with line and field, if records are not YAML: %j',
    (text, line, where, found) => {
      const content = withText('faqs.yaml', `- id: a\n- ${text.trimStart()}\n`);
      const allowed = expect.stringContaining('quotation marks');
      expect(findContentIssues(content)).toMatchObject([
        { line, where, found: expect.stringMatching(found), allowed },
      ]);
    },
  );
});

describe('pictures', () => {
  const imageWidths = {
    ...fixture.imageWidths,
    'plan.JPG': 1600,
    'narrow.png': 959,
    'small.png': 319,
    'broken.svg': 0,
  };
  const alt = 'A plan of all the lines in the plant';

  it.each([
    ['projects.yaml', 'image', 'broken.svg', /; or an SVG/],
    ['projects.yaml', 'image', 'plant.JPG', /^the name of a file in images\/ .*mean plan\.JPG/],
    ['projects.yaml', 'image', 'narrow.png', /960 pixels wide or more;/],
    ['testimonials.yaml', 'portrait', 'small.png', /320 pixels wide or more; or an SVG/],
    ['case-studies.yaml', 'scene', 'plan.JPG', /^an SVG/],
    ['testimonials.yaml', 'portrait', 'nobody.png', /^the name of a file/],
    ['projects.yaml', 'image', 'team/plan.JPG', /^the name of a file in images\/ itself/],
  ])('in %s, the %s %s is reported with what is allowed', (file, field, src, allowed) => {
    const content = { ...withField(file, field, { src, alt }), imageWidths };
    const issue = issueOf(content, `${field}.src`, allowed);
    expect(lineIn(content, issue)).toContain(src);
  });

  it.each([
    ['photo.tiff', 1600, /^a JPEG/],
    ['IMG_1.JPG', 0, /^a JPEG/],
    ['logo.svg', 0, /^an SVG/],
  ])(
    'reports a file in images/ that is not a picture, even if no record names it: %s',
    (src, width, allowed) => {
      const widths = { ...fixture.imageWidths, [src]: width };
      expect(findContentIssues({ ...fixture, imageWidths: widths })).toMatchObject([
        { file: `tests/fixtures/content/images/${src}`, allowed: expect.stringMatching(allowed) },
      ]);
    },
  );
});

describe('the identity and the facts of the company', () => {
  const withModule = (name: string, change: object): Content => {
    const module = fixture.modules[`${name}.ts`] as Record<string, object>;
    const changed = { [name]: { ...module[name], ...change } };
    return { ...fixture, modules: { ...fixture.modules, [`${name}.ts`]: changed } };
  };

  it.each([
    ['identity', 'brand', 'A', /\b2\b/],
    ['identity', 'origin', 'https://acme.example/en', /"https:\/\/" and the domain/],
    ['identity', 'email', 'hello at acme', /email address/],
    ['identity', 'schedulingPage', 'http://calendar.acme.example', /begins with "https/],
    ['identity', 'schedulingPage', 'https://www.fjordandpike.example/call', /another domain/],
    ['identity', 'mail', 'hello@acme.example', /did you mean email\?/],
    ['company', 'legalName', '', /\b2\b/],
    ['company', 'callHost', 'a {partner}', /without \{names\}/],
  ])('in %s.ts, the %s %j is an issue', (name, field, value, allowed) => {
    const content = withModule(name, { [field]: value });
    const issue = issueOf(content, field, allowed);
    if (field !== 'mail') expect(lineIn(content, issue)).toContain(`${field}:`);
  });

  it('a fact may be empty if no text names it; each text that does is an issue', () => {
    expect(findContentIssues(withModule('company', { shortMonth: 'two weeks' }))).toEqual([]);
    const content = withModule('company', { shortMonth: '', reference: ' ' });
    const issues = findContentIssues(content);
    expect(issues).toMatchObject([
      { file: expect.stringMatching(/faqs\.yaml$/), where: 'end → answer', found: '{shortMonth}' },
      { file: expect.stringMatching(/terms\.md$/), where: 'text', found: '{reference}' },
      { file: expect.stringMatching(/case-studies\.ts$/), found: '{reference}' },
      { file: expect.stringMatching(/home\.ts$/), where: 'results → intro', found: '{reference}' },
      { file: expect.stringMatching(/home\.ts$/), where: 'pricing → notes.1.text' },
    ]);
    expect(issues[0]?.allowed).toMatch(/delete the sentence, or fill in shortMonth in company\.ts/);
    for (const issue of issues.slice(1)) expect(lineIn(content, issue)).toContain(issue.found);
  });
});

describe('copy', () => {
  const fieldsOf = (content: Content) =>
    Object.keys(content.texts).flatMap((file) => {
      const parsed = parseContentFile(content, file);
      const values = 'value' in parsed ? listLeaves(parsed.value) : [];
      return values.map(({ path }) => [file, ...path].join('/'));
    });

  const source = `export const meta = { title: 'A title of a page', description: '${'x'.repeat(69)}' };

export const pricing = {
  title: 'One of {these}',
  save: "Save {precent}%",
  saves: 'Saves {percent}%',
  notes: [{ text: 'It is {callLength} long.' }, { text: 'It is { long.' }],
};
`;

  it('checks copy for lengths and names in braces', async () => {
    const exports = await import(`data:text/javascript,${encodeURIComponent(source)}`);
    const modules = { ...fixture.modules, 'copy/home.ts': exports };
    const issues = findContentIssues({ ...withText('copy/home.ts', source), modules });
    expect(issues).toMatchObject([
      { line: 1, where: 'meta → description', allowed: expect.stringMatching(/\b70\b/) },
      { line: 4, where: 'pricing → title', found: '{these}' },
      { line: 5, where: 'pricing → save', allowed: '{percent} (did you mean {percent}?)' },
      { line: 7, where: 'pricing → notes.1.text', found: '{ long.' },
    ]);
    expect(issues[0]?.file).toBe('tests/fixtures/content/copy/home.ts');
  });

  it.each([
    { file: 'home.ts', path: ['hero', 'titleStart'], end: '', limit: 60 },
    { file: 'home.ts', path: ['booking', 'title'], end: '.', limit: 60 },
    { file: 'home.ts', path: ['hero', 'resultsLink'], end: '', limit: 48 },
    { file: 'home.ts', path: ['hero', 'intro'], end: '.', limit: 240 },
    { file: 'home.ts', path: ['hero', 'stats', 'figure'], end: 'x', limit: 12 },
    { file: 'shared.ts', path: ['shared', 'navigation', 'pricing'], end: '', limit: 18 },
  ])('in $file, $path that ends with “$end” has at most $limit characters', (field) => {
    const { file, path, end, limit } = field;
    const [name = '', ...keys] = path;
    const issuesWith = (length: number) => {
      const text = 'x'.repeat(length - end.length) + end;
      const value = keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), text);
      const modules = { ...fixture.modules, [`copy/${file}`]: { [name]: value } };
      return findContentIssues({ ...fixture, modules });
    };
    expect(issuesWith(limit)).toEqual([]);
    expect(issuesWith(limit + 1)).toMatchObject([
      { where: `${name} → ${keys.join('.')}`, allowed: `at most ${limit} characters` },
    ]);
  });

  it.each([...Object.keys(copyLimits), ...Object.keys(templateNames)])(
    'a field matches the glob %s',
    (glob) => {
      const fields = [fixture, own].flatMap(fieldsOf);
      expect(fields.filter((field) => matchesGlob(field, glob))).not.toEqual([]);
    },
  );

  it('reports the line of a list entry whose text is too long', async () => {
    const long = `It\\'s ${'as '.repeat(80)}long.`;
    const source = `export const outcomes = {
  items: [
    { title: 'One', text: 'It is short.' },
    { title: 'Two', text: 'It is short.' },
    { title: 'Three', text: '${long}' },
  ],
};
`;
    const exports = await import(`data:text/javascript,${encodeURIComponent(source)}`);
    const modules = { ...fixture.modules, 'copy/home.ts': exports };
    expect(findContentIssues({ ...withText('copy/home.ts', source), modules })).toMatchObject([
      { line: 5, where: 'outcomes → items.2.text', allowed: 'at most 240 characters' },
    ]);
  });

  it.each([
    ["export const a = {\n  b: 'it's',\n};", new Error('A frame'), 2, /b: 'it's', \(Expected/],
    ['export const a = b;', new Error('b is not defined'), 1, /b is not defined/],
  ])('reports copy that does not run: %s', (text, error, line, found) => {
    const modules = { ...fixture.modules, 'copy/about.ts': error };
    expect(findContentIssues({ ...withText('copy/about.ts', text), modules })).toMatchObject([
      { file: 'tests/fixtures/content/copy/about.ts', line, found: expect.stringMatching(found) },
    ]);
  });
});

describe('a legal document', () => {
  it.each([
    ['title: Terms and Conditions', 'title: "Terms"', 'title', /\b10\b/],
    ['intro:', 'intor:', 'intor', /did you mean intro\?/],
    ['title: Terms', 'title: "Ter"ms', 'title', /quotation marks/],
    ['“{brand}”', '“{brnad}”', 'text', /\(did you mean \{brand\}\?\)$/],
    ['“{brand}”', '“{brand”', 'text', /\{email\}/],
    ['## 2. ', '## 4. ', 'text', /^"## 2\. " and a title/],
    ['## 2. ', '# 2. ', 'text', /^"## 2\. " and a title/],
  ])(
    'in legal/terms.md, %j changed to %j is an issue with its line',
    (before, after, field, allowed) => {
      const terms = fixture.texts['legal/terms.md'] ?? '';
      expect(terms).toContain(before);
      const content = withText('legal/terms.md', terms.replace(before, after));
      const issue = issueOf(content, field, allowed);
      expect(lineIn(content, issue)).toContain(after);
    },
  );

  it('reports a legal document without frontmatter or a page', () => {
    expect(findContentIssues(withText('legal/cookies.md', 'Words'))).toMatchObject([
      { file: 'tests/fixtures/content/legal/cookies.md', found: 'a document without a page' },
    ]);
    expect(findContentIssues(withText('legal/terms.md', 'Words'))).toMatchObject([
      { found: 'no frontmatter' },
    ]);
  });
});
