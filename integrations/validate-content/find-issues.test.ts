import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { findContentIssues, formatIssues } from './find-issues.ts';
import { type Content, readContent } from './read-content.ts';

const fixture = await readContent('.', 'tests/fixtures/content');

const withText = (file: string, text: string): Content => {
  return { ...fixture, texts: { ...fixture.texts, [file]: text } };
};

const replaced = (file: string, before: string, after: string) => {
  expect(fixture.texts[file]).toContain(before);
  return withText(file, (fixture.texts[file] ?? '').replace(before, after));
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

describe('records', () => {
  it.each([
    ['plans', 'name', 'S', '"S" (length 1)', /\b2\b/],
    ['plans', 'name', 'x'.repeat(25), /length 25/, /\b24\b/],
    ['plans', 'name', '👩‍👩‍👧'.repeat(5), /length 25/, /\b24\b/],
    ['plans', 'monthlyPrice', '4,580', '"4,580" (length 5)', /./],
    ['plans', 'monthlyPrice', 4580.5, '4580.5', /./],
    ['plans', 'yearlyPrice', -1, '-1', /\b0\b/],
    ['plans', 'yearlyPrice', 5000, '5000', /^1 to the monthly price; 0 only/],
    ['plans', 'yearlyPrice', 0, '0', /^1 to the monthly price; 0 only/],
    ['plans', 'leadsPerMonth', undefined, 'nothing', /^a number, which the features/],
    ['plans', 'features.1.text', 'TBD later', /TBD/, /not a placeholder/],
    ['plans', 'features.1.text', 'By {brand}', /brand/, /^\{leads\}$/],
    ['plans', 'features.1.line', 'Leads', /Leads/, /one of the fields text, row/],
    ['plans', 'popular', 'maybe', /maybe/, /./],
    ['plans', 'cat', 'Start', /Start/, /one of the fields .*did you mean cta\?/],
    ['plans', 'id', 'even', /even/, /an id that no other record has/],
    [
      'projects',
      'title',
      'Quotes for valves go out on the day they are asked for',
      /Quotes/,
      /no other/,
    ],
    ['projects', 'industry', 'Fintexh', /Fintexh/, /^one of "B2B SaaS".*mean Fintech\?\)$/],
    ['projects', 'results.primry', '3 deals', /3 deals/, /did you mean primary\?/],
    ['projects', 'image.alt', undefined, 'nothing', /./],
    ['projects', 'image.caption', 'x'.repeat(49), /length 49/, /\b48\b/],
    ['case-studies', 'project', 'pump-seal', /pump-seal/, /in projects.yaml.*mean pump-seals\?/],
    ['case-studies', 'trend.points.1.value', 1000, '1000', /\b999\b/],
    ['testimonials', 'caseStudy', 'none', /none/, /in case-studies.yaml: cheaper-meetings/],
  ])('%s.yaml: %s of %j is told with what is allowed', (name, field, value, found, allowed) => {
    const file = `${name}.yaml`;
    const content = withField(file, field, value);
    const issue = issueOf(content, field, allowed);
    expect(issue).toMatchObject({ file: `tests/fixtures/content/${file}` });
    expect(issue.found).toMatch(found);
    if (value !== undefined) expect(lineIn(content, issue)).toContain(field.split('.').at(-1));
  });

  it.each([
    ['0.stage', 'booked', /^listed, as the first step/],
    ['1.stage', 'listed', /^each stage once, in this order/],
    ['1.stage', 'boked', /did you mean booked\?/],
    ['1.value', 1200, /^at most 900, as the step before/],
  ])('a funnel is checked step by step: %s of %j', (field, value, allowed) => {
    const [step = 0, name = ''] = field.split('.');
    const steps: Record<string, unknown>[] = [
      { value: 900, label: 'firms', stage: 'listed' },
      { value: 40, label: 'demos', stage: 'booked' },
      { value: 12, label: 'clients', stage: 'won' },
    ];
    Object.assign(steps[Number(step)] ?? {}, { [name]: value });
    issueOf(withField('case-studies.yaml', 'funnel', steps), `funnel.${field}`, allowed);
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
    '  id: b\n  id: c',
    '  id: b\n  text: "Open',
    '  id: b\n\ttext: Tab',
    '  id: b\n  text: *starred*',
  ])('are YAML: %j is one issue with its record', (text) => {
    const content = withText('faqs.yaml', `- id: a\n- ${text.trimStart()}\n`);
    const allowed = expect.stringContaining('quotation marks');
    expect(findContentIssues(content)).toMatchObject([
      { where: expect.stringMatching(/^[ab]$/), allowed },
    ]);
  });
});

describe('a handover', () => {
  it.each([
    ['criteria.0.quote', '213 trucks', /occur in `reply`/],
    ['brief.time', 'Thursday, 2 PM', /such as "Thu 2:00 PM"/],
    ['message', 'Too short.', /\b120\b/],
    ['short', 'x'.repeat(61), /\b60\b/],
    ['criteria', [], /\b2\b/],
    ['brief.phone', '555', /one of the fields/],
  ])('with %s of %j is an issue with its line', (field, value, allowed) => {
    const content = withField('case-studies.yaml', `handover.${field}`, value, 1);
    const issue = issueOf(content, `handover.${field}`, allowed);
    expect(issue.where).toContain('first-pipeline');
    expect(lineIn(content, issue)).toBeDefined();
  });
});

describe('a report', () => {
  it.each([
    ['soFar.qualified', 513, 'soFar.qualified', /^at most 512, as were written to/],
    ['soFar.booked', 32, 'soFar.booked', /^at most 31, as qualified/],
    ['soFar.held', 23, 'soFar.held', /^at most 22, as booked/],
    ['soFar.held', 2, 'people', /^at most 2, with the state held/],
    ['soFar.booked', 15, 'people', /^at most 1, with the state booked or missed/],
    ['soFar.qualified', 22, 'people', /^at most 0, with the state qualified/],
    ['people.0.state', 'helt', 'people.0.state', /did you mean held\?/],
    ['people.0.needs', undefined, 'people.0.needs', /./],
    ['people', [], 'people', /\b1\b/],
    ['day', 41, 'day', /^a day that is a Fri or Tue, if day 1 is a Mon/],
    ['day', 5, 'day', /^at least 11, the `firstLeadDay`/],
    ['sentOn', ['Sun'], 'sentOn.0', /^one of "Mon"/],
    ['soFar.writtenTo', 641, 'soFar.writtenTo', /^at most 640, as `funnel` has listed/],
    ['changes.marked', 'larger trucks', 'changes.marked', /occur in `text`/],
    ['sum', 3, 'sum', /one of the fields startsOn/],
  ])('with %s of %j is an issue of %s with its line', (field, value, place, allowed) => {
    const content = withField('case-studies.yaml', `report.${field}`, value, 1);
    const issue = issueOf(content, `report.${place}`, allowed);
    expect(issue.where).toContain('first-pipeline');
    if (value !== undefined && place.includes('.')) {
      expect(lineIn(content, issue)).toContain(String(value));
    }
  });

  it.each([
    ['qualified', 30],
    ['booked', 21],
    ['held', 13],
  ])('has no more %s than the funnel', (stage, value) => {
    const content = withField(
      'case-studies.yaml',
      'funnel',
      [
        { value: 640, label: 'companies', stage: 'listed' },
        { value, label: 'that came this far', stage },
        { value: 1, label: 'clients', stage: 'won' },
      ],
      1,
    );
    const allowed = `at most ${value}, as \`funnel\` has ${stage}`;
    issueOf(content, `report.soFar.${stage}`, allowed);
  });
});

it.each(['before', 'after'])('a ratio has the value of the trend %s', (field) => {
  const content = withField('case-studies.yaml', `ratio.${field}`, 7, 1);
  const issue = issueOf(content, `ratio.${field}`, /^(?:0|1\.2), as in `trend`/);
  expect(lineIn(content, issue)).toContain('7');
});

describe('pictures', () => {
  const imageWidths = {
    ...fixture.imageWidths,
    'plan.JPG': 1600,
    'narrow.png': 959,
    'text.png': 0,
    'drawing.svg': 480,
    'broken.svg': 0,
  };
  const alt = 'A plan of all the lines in the plant';

  it.each([
    ['projects.yaml', 'image', 'broken.svg', /; or an SVG/],
    ['projects.yaml', 'image', 'plant.JPG', /^the name of a file in images\/ .*mean plan\.JPG/],
    ['projects.yaml', 'image', 'text.png', /^a JPEG, PNG, WebP or AVIF picture/],
    ['projects.yaml', 'image', 'narrow.png', /960 pixels wide or more;/],
    ['testimonials.yaml', 'portrait', 'drawing.svg', /^a JPEG.* wide or more$/],
    ['testimonials.yaml', 'portrait', 'nobody.png', /^the name of a file/],
    ['projects.yaml', 'image', 'team/plan.JPG', /^the name of a file in images\/ itself/],
  ])('in %s: %s of %s is told with what is allowed', (file, field, src, allowed) => {
    const content = { ...withField(file, field, { src, alt }), imageWidths };
    const issue = issueOf(content, `${field}.src`, allowed);
    expect(lineIn(content, issue)).toContain(src);
  });

  it.each(['plan.JPG', 'drawing.svg'])('may be %s', (src) => {
    const image = { src, alt };
    const content = { ...withField('projects.yaml', 'image', image), imageWidths };
    expect(
      findContentIssues(content).filter(({ where }) => where.startsWith('pump-seals')),
    ).toEqual([]);
  });

  it.each([
    ['notes.txt', 0, /^a JPEG/],
    ['photo.tiff', 1600, /^a JPEG/],
    ['IMG_1.JPG', 0, /^a JPEG/],
    ['logo.svg', 0, /^an SVG/],
  ])('are the only files there, also if no record names them: %s', (src, width, allowed) => {
    const widths = { ...fixture.imageWidths, [src]: width };
    expect(findContentIssues({ ...fixture, imageWidths: widths })).toMatchObject([
      {
        file: `tests/fixtures/content/images/${src}`,
        allowed: expect.stringMatching(allowed),
      },
    ]);
  });
});

describe('the identity', () => {
  const withIdentity = (change: object): Content => {
    const { identity } = fixture.modules['identity.ts'] as { identity: object };
    const modules = { ...fixture.modules, 'identity.ts': { identity: { ...identity, ...change } } };
    return { ...fixture, modules };
  };

  it.each([
    ['brand', 'A', /\b2\b/],
    ['origin', 'http://acme.example', /"https:\/\/" and the domain/],
    ['origin', 'https://acme.example/en', /"https:\/\/" and the domain/],
    ['email', 'hello at acme', /email address/],
    ['email', undefined, /./],
    ['schedulingPage', 'http://calendar.acme.example', /begins with "https/],
    ['schedulingPage', 'https://www.fjordandpike.example/call', /another domain/],
    ['mail', 'hello@acme.example', /did you mean email\?/],
  ])('%s of %j is an issue', (field, value, allowed) => {
    const content = withIdentity({ [field]: value });
    const issue = issueOf(content, field, allowed);
    if (field !== 'mail') expect(lineIn(content, issue)).toContain(`${field}:`);
  });
});

describe('copy', () => {
  const source = `export const meta = { title: 'A title of a page', description: '${'x'.repeat(69)}' };

export const pricing = {
  title: 'One of {these}',
  save: "Save {precent}%",
  saves: 'Saves {percent}%',
  terms: [{ text: 'It is {callLength} long.' }, { text: 'It is { long.' }],
};
`;
  const exports = {
    meta: { title: 'A title of a page', description: 'x'.repeat(69) },
    pricing: {
      title: 'One of {these}',
      save: 'Save {precent}%',
      saves: 'Saves {percent}%',
      terms: [{ text: 'It is {callLength} long.' }, { text: 'It is { long.' }],
    },
  };

  it('is checked for lengths and names in braces', () => {
    const modules = { ...fixture.modules, 'copy/home.ts': exports };
    const issues = findContentIssues({ ...withText('copy/home.ts', source), modules });
    expect(issues).toMatchObject([
      { line: 1, where: 'meta → description', allowed: expect.stringMatching(/\b70\b/) },
      { line: 4, where: 'pricing → title', found: '{these}' },
      { line: 5, where: 'pricing → save', allowed: '{percent} (did you mean {percent}?)' },
      { line: 7, where: 'pricing → terms.1.text', found: '{ long.' },
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

describe('a fact of the company', () => {
  const withFacts = (change: object): Content => {
    const { company } = fixture.modules['company.ts'] as { company: object };
    const modules = { ...fixture.modules, 'company.ts': { company: { ...company, ...change } } };
    return { ...fixture, modules };
  };

  it('may be empty if no text names it; each that does is an issue with its line', () => {
    expect(findContentIssues(withFacts({ shortMonth: 'two weeks' }))).toEqual([]);
    const content = withFacts({ shortMonth: '', reference: ' ' });
    const issues = findContentIssues(content);
    expect(issues).toMatchObject([
      { file: expect.stringMatching(/faqs\.yaml$/), where: 'end → answer', found: '{shortMonth}' },
      { file: expect.stringMatching(/terms\.md$/), where: 'text', found: '{reference}' },
      { file: expect.stringMatching(/home\.ts$/), where: 'pricing → terms.1.text' },
      { file: expect.stringMatching(/home\.ts$/), where: 'results → lead', found: '{reference}' },
    ]);
    expect(issues[0]?.allowed).toMatch(/delete the sentence, or fill in shortMonth in company\.ts/);
    for (const issue of issues.slice(1)) expect(lineIn(content, issue)).toContain(issue.found);
  });

  it.each([
    ['legalName', '', /\b2\b/],
    ['callHost', 'x'.repeat(81), /\b80\b/],
    ['callHost', 'a {partner}', /without \{names\}/],
  ])('%s of %j is an issue', (field, value, allowed) => {
    issueOf(withFacts({ [field]: value }), field, allowed);
  });
});

describe('a legal document', () => {
  it.each([
    ['title: Terms and Conditions', 'title: "Terms"', 'title', /\b10\b/],
    ['lead:', 'led:', 'led', /did you mean lead\?/],
    ['title: Terms', 'title: "Ter"ms', 'the file', /quotation marks/],
    ['“{brand}”', '“{brnad}”', 'text', /\(did you mean \{brand\}\?\)$/],
    ['“{brand}”', '“{brand”', 'text', /\{email\}/],
    ['## 2. ', '## 4. ', 'text', /^"## 2\. " and a title/],
    ['## 2. ', '# 2. ', 'text', /^"## 2\. " and a title/],
  ])('%j → %j is an issue with its line', (before, after, field, allowed) => {
    const content = replaced('legal/terms.md', before, after);
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

it('formats one paragraph for each issue', () => {
  const issue = { file: 'a.yaml', line: 2, where: 'one → name', found: '"S"', allowed: 'T' };
  expect(formatIssues([issue, { ...issue, where: 'the file' }])).toBe(
    'The content has 2 validation issues:\n\na.yaml:2  one → name\n    found:   "S"\n    allowed: T\n\n' +
      'a.yaml:2  the file\n    found:   "S"\n    allowed: T\n',
  );
});
