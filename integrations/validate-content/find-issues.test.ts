import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { findContentIssues } from './find-issues.ts';
import { type Content, readContent } from './read-content.ts';

const fixture = await readContent('.', 'tests/fixtures/content');

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

it('finds none in valid content', () => {
  expect(findContentIssues(fixture)).toEqual([]);
});

/** The steps of a funnel, such as 'listed 640'. */
const steps = (...texts: string[]) =>
  texts.map((text) => {
    const [stage, value] = text.split(' ');
    return { value: Number(value), label: `came as ${stage}`, stage };
  });

/** A field and its value; where it differs, the field of the issue after the arrow. */
type Case = [field: string, value: unknown, allowed: RegExp, found?: RegExp | string];

const cases: Record<string, Case[]> = {
  'plans 0': [
    ['name', 'S', /\b2\b/, '"S" (length 1)'],
    ['name', '👩‍👩‍👧'.repeat(5), /\b24\b/, /length 25/],
    ['monthlyPrice', '4,580', /./, '"4,580" (length 5)'],
    ['yearlyPrice', 5000, /^1 to the monthly price; 0 only/, '5000'],
    ['yearlyPrice', 0, /^1 to the monthly price; 0 only/, '0'],
    ['leadsPerMonth', undefined, /^a number, which the features/, 'nothing'],
    ['features.1.text', 'TBD later', /not a placeholder/, /TBD/],
    ['features.1.text', 'By {brand}', /^\{leads\}$/, /brand/],
    ['cat', 'Start', /one of the fields .*did you mean cta\?/, /Start/],
    ['id', 'even', /an id that no other record has/, /even/],
  ],
  'plans 2': [
    ['instead.0.row', 'Report', /^the row of another plan's feature: Leads, Channels, Reports$/],
    ['instead.0.row', 'Team', /^the row of another plan's feature/],
  ],
  'projects 0': [
    ['industry', 'Fintexh', /^one of "B2B SaaS".*mean Fintech\?\)$/, /Fintexh/],
    ['results.primry', '3 deals', /did you mean primary\?/, /3 deals/],
  ],
  'projects 4': [
    ['title', 'Quotes for valves go out on the day they are asked for', /no other/, /Quotes/],
  ],
  'testimonials 0': [['caseStudy', 'none', /in case-studies.yaml: cheaper-meetings/, /none/]],
  'case-studies 0': [
    ['project', 'pump-seal', /in projects.yaml.*mean pump-seals\?/, /pump-seal/],
    ['trend.points.1.value', 1000, /\b999\b/, '1000'],
    ['funnel → funnel.0.stage', steps('booked 9', 'held 4'), /^listed, as the first step/],
    ['funnel → funnel.1.stage', steps('listed 9', 'listed 4', 'won 1'), /^each stage once, in th/],
    ['funnel → funnel.1.value', steps('listed 9', 'booked 12', 'won 1'), /^at most 9, as the step/],
  ],
  'case-studies 1': [
    ['handover.criteria.0.quote', '213 trucks', /occur in `reply`/],
    ['handover.brief.time', 'Thursday, 2 PM', /such as "Thu 2:00 PM"/],
    ['report.soFar.qualified', 513, /^at most 512, as were written to/],
    ['report.soFar.booked', 32, /^at most 31, as qualified/],
    ['report.soFar.held', 23, /^at most 22, as booked/],
    ['report.soFar.held → report.people', 2, /^at most 2, with the state held/],
    ['report.soFar.booked → report.people', 15, /^at most 1, with the state booked or missed/],
    ['report.soFar.qualified → report.people', 22, /^at most 0, with the state qualified/],
    ['report.day', 41, /^a day that is a Fri or Tue, if day 1 is a Mon/],
    ['report.day', 5, /^at least 11, the `firstLeadDay`/],
    ['report.sentOn → report.sentOn.0', ['Sun'], /^one of "Mon"/, /Sun/],
    ['report.soFar.writtenTo', 641, /^at most 640, as `funnel` has listed/],
    ['report.changes.highlight', 'larger trucks', /occur in `text`/],
    ['funnel → report.soFar.booked', steps('listed 640', 'booked 21', 'won 1'), /most 21, as `fu/],
    ['funnel → report.soFar.held', steps('listed 640', 'held 13', 'won 1'), /at most 13, as `fun/],
  ],
};

describe('records', () => {
  describe.each(Object.entries(cases))('%s', (record, all) => {
    const [name, index] = record.split(' ');

    it.each(all)('%s of %j is told with what is allowed', (field, value, allowed, found = /./) => {
      const [set = '', place = set] = field.split(' → ');
      const content = withField(`${name}.yaml`, set, value, Number(index));
      const issue = issueOf(content, place, allowed);
      const { id } = parse(content.texts[`${name}.yaml`] ?? '')[Number(index)];
      expect(issue.file).toBe(`tests/fixtures/content/${name}.yaml`);
      expect(issue.where).toContain(id);
      expect(issue.found).toMatch(found);
      const [key = ''] = place.split('.').slice(-1);
      // A list begins in the line below its name, and a missing field has no line.
      const isOnLine = value !== undefined && !['people', '0'].includes(key);
      if (isOnLine) expect(lineIn(content, issue)).toContain(key);
    });
  });

  it('have ids of their own, reported beside other issues', () => {
    issueOf(withText('faqs.yaml', '- id: a\n- id: a\n'), 'id', /no other record/);
  });

  it('allow one popular plan', () => {
    const content = withField('plans.yaml', 'popular', true);
    expect(issueOf(content, 'popular')).toMatchObject({ where: 'even → popular', found: 'true' });
  });

  it.each(['', '# none yet\n', '[]'])('are at least one, except testimonials: %j', (text) => {
    expect(findContentIssues(withText('faqs.yaml', text))).toMatchObject([
      { line: 1, allowed: expect.stringContaining('at least one record') },
    ]);
    expect(findContentIssues(withText('testimonials.yaml', text))).toEqual([]);
  });

  it.each(['starter: 4580\n', 'starter'])('are a list: %j', (text) => {
    expect(findContentIssues(withText('faqs.yaml', text))).toMatchObject([
      { line: 1, allowed: 'a list of records' },
    ]);
  });

  it.each([
    '  id: b\n   name: Indented',
    '  id: b\n  text: Small teams: for small',
    '  id: b\n  text: "Open',
    '  id: b\n  text: *starred*',
  ])('are YAML: %j is one issue with its record', (text) => {
    const content = withText('faqs.yaml', `- id: a\n- ${text.trimStart()}\n`);
    const allowed = expect.stringContaining('quotation marks');
    expect(findContentIssues(content)).toMatchObject([
      { where: expect.stringMatching(/^[ab]$/), allowed },
    ]);
  });
});

describe('pictures', () => {
  const imageWidths = {
    ...fixture.imageWidths,
    'plan.JPG': 1600,
    'narrow.png': 959,
    'drawing.svg': 480,
    'broken.svg': 0,
  };
  const alt = 'A plan of all the lines in the plant';

  it.each([
    ['projects.yaml', 'image', 'broken.svg', /; or an SVG/],
    ['projects.yaml', 'image', 'plant.JPG', /^the name of a file in images\/ .*mean plan\.JPG/],
    ['projects.yaml', 'image', 'narrow.png', /960 pixels wide or more;/],
    ['testimonials.yaml', 'portrait', 'drawing.svg', /^a JPEG.* wide or more$/],
    ['case-studies.yaml', 'scene', 'plan.JPG', /^an SVG/],
    ['testimonials.yaml', 'portrait', 'nobody.png', /^the name of a file/],
    ['projects.yaml', 'image', 'team/plan.JPG', /^the name of a file in images\/ itself/],
  ])('in %s: %s of %s is told with what is allowed', (file, field, src, allowed) => {
    const content = { ...withField(file, field, { src, alt }), imageWidths };
    const issue = issueOf(content, `${field}.src`, allowed);
    expect(lineIn(content, issue)).toContain(src);
  });

  it.each(['plan.JPG', 'drawing.svg'])('may be %s', (src) => {
    const content = { ...withField('projects.yaml', 'image', { src, alt }), imageWidths };
    const places = findContentIssues(content).map(({ where }) => where);
    expect(places).not.toContainEqual(expect.stringContaining('pump-seals'));
  });

  it.each([
    ['photo.tiff', 1600, /^a JPEG/],
    ['IMG_1.JPG', 0, /^a JPEG/],
    ['logo.svg', 0, /^an SVG/],
  ])('are the only files there, also if no record names them: %s', (src, width, allowed) => {
    const widths = { ...fixture.imageWidths, [src]: width };
    expect(findContentIssues({ ...fixture, imageWidths: widths })).toMatchObject([
      { file: `tests/fixtures/content/images/${src}`, allowed: expect.stringMatching(allowed) },
    ]);
  });
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
  ])('%s: %s of %j is an issue', (name, field, value, allowed) => {
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
      { file: expect.stringMatching(/home\.ts$/), where: 'results → intro', found: '{reference}' },
      { file: expect.stringMatching(/home\.ts$/), where: 'pricing → notes.1.text' },
    ]);
    expect(issues[0]?.allowed).toMatch(/delete the sentence, or fill in shortMonth in company\.ts/);
    for (const issue of issues.slice(1)) expect(lineIn(content, issue)).toContain(issue.found);
  });
});

describe('copy', () => {
  const source = `export const meta = { title: 'A title of a page', description: '${'x'.repeat(69)}' };

export const pricing = {
  title: 'One of {these}',
  save: "Save {precent}%",
  saves: 'Saves {percent}%',
  notes: [{ text: 'It is {callLength} long.' }, { text: 'It is { long.' }],
};
`;

  it('is checked for lengths and names in braces', async () => {
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
    ["export const a = {\n  b: 'it's',\n};", new Error('A frame'), 2, /Expected/],
    ['export const a = b;', new Error('b is not defined'), 1, /b is not defined/],
  ])('is TypeScript that runs: %s', (text, error, line, found) => {
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
    ['title: Terms', 'title: "Ter"ms', 'the file', /quotation marks/],
    ['“{brand}”', '“{brnad}”', 'text', /\(did you mean \{brand\}\?\)$/],
    ['“{brand}”', '“{brand”', 'text', /\{email\}/],
    ['## 2. ', '## 4. ', 'text', /^"## 2\. " and a title/],
    ['## 2. ', '# 2. ', 'text', /^"## 2\. " and a title/],
  ])('%j → %j is an issue with its line', (before, after, field, allowed) => {
    const terms = fixture.texts['legal/terms.md'] ?? '';
    expect(terms).toContain(before);
    const content = withText('legal/terms.md', terms.replace(before, after));
    const issue = issueOf(content, field, allowed);
    expect(lineIn(content, issue)).toContain(after);
  });

  it('has frontmatter and a page', () => {
    expect(findContentIssues(withText('legal/cookies.md', 'Words'))).toMatchObject([
      { file: 'tests/fixtures/content/legal/cookies.md', found: 'a document without a page' },
    ]);
    expect(findContentIssues(withText('legal/terms.md', 'Words'))).toMatchObject([
      { found: 'no frontmatter' },
    ]);
  });
});
