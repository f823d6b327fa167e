import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { faqSchema, planSchema, projectSchema, recordFiles } from '../../src/schema/records.ts';
import { findMistakes, formatMistakes } from './records.ts';

const file = 'src/content/plans.yaml';
const plan = (id: string) => `- id: ${id}
  name: Starter
  monthlyPrice: 4580
  yearlyPrice: 3664
  description: For small sales teams that want a steady first stream of leads.
  features:
    - 12 qualified leads/month
    - Basic lead scoring
    - 2x weekly reports
  popular: false
  cta: Start Growing
`;
const plans = plan('starter') + plan('growth');
const mistakesIn = (text: string) => findMistakes(file, text, planSchema);

const contentOf = (name: string) =>
  readFile(new URL(`../../src/content/${name}`, import.meta.url), 'utf8');
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

describe('findMistakes', () => {
  it('finds none in two good records', () => {
    expect(mistakesIn(plans)).toEqual([]);
  });

  it.each(Object.values(recordFiles))('finds none in the real $file', async ({ file, schema }) => {
    expect(findMistakes(file, await contentOf(file), schema)).toEqual([]);
  });

  it('tells a misspelled industry with its place, what is allowed and what was meant', async () => {
    const text = (await contentOf('projects.yaml')).replace(
      'industry: Fintech',
      'industry: Fintexh',
    );
    const [mistake, ...others] = findMistakes('projects.yaml', text, projectSchema);
    const line = lineOf(text, 'industry: Fintexh');
    const id = text
      .slice(0, text.indexOf('Fintexh'))
      .match(/^- id: (\S+)/gm)
      ?.at(-1);
    expect(others).toEqual([]);
    expect(mistake).toEqual({
      file: 'projects.yaml',
      line,
      record: id?.replace('- id: ', ''),
      field: 'industry',
      found: '"Fintexh" (7 characters)',
      allowed:
        'B2B SaaS, E-commerce, Professional Services, Fintech, Healthcare, Manufacturing, Real Estate (did you mean Fintech?)',
    });
  });

  it('suggests nothing where no allowed value is near', async () => {
    const text = (await contentOf('projects.yaml')).replace(
      'industry: Fintech',
      'industry: Agriculture',
    );
    expect(findMistakes('projects.yaml', text, projectSchema)[0]?.allowed).toMatch(/Real Estate$/);
  });

  it('tells a missing field and stands at the record', () => {
    const text = plan('starter') + plan('growth').replace('  cta: Start Growing\n', '');
    expect(mistakesIn(text)).toEqual([
      {
        file,
        line: lineOf(text, 'id: growth'),
        record: 'growth',
        field: 'cta',
        found: 'nothing',
        allowed: 'this field is required: a text',
      },
    ]);
  });

  it('tells an unknown field by its name', () => {
    const text = plans.replace('  cta: Start Growing\n', '  cta: Start Growing\n  colour: red\n');
    expect(mistakesIn(text)).toEqual([
      {
        file,
        line: lineOf(text, 'colour: red'),
        record: 'starter',
        field: 'colour',
        found: '"red" (3 characters)',
        allowed:
          'no field of this name; there are id, name, monthlyPrice, yearlyPrice, description, features, popular, cta',
      },
    ]);
  });

  it('tells a text that is too long with both lengths', () => {
    const name = 'A name that runs on and on';
    expect(mistakesIn(plans.replace('name: Starter', `name: ${name}`))).toMatchObject([
      {
        line: 2,
        field: 'name',
        found: `"${name}" (26 characters)`,
        allowed: 'at most 24 characters',
      },
    ]);
  });

  it('tells a text that is too short', () => {
    expect(mistakesIn(plans.replace('name: Starter', 'name: S'))).toMatchObject([
      { field: 'name', found: '"S" (1 character)', allowed: 'at least 3 characters' },
    ]);
  });

  it('tells a negative price', () => {
    const text = plans.replace('yearlyPrice: 3664', 'yearlyPrice: -1');
    expect(mistakesIn(text)).toMatchObject([
      { line: 4, record: 'starter', field: 'yearlyPrice', found: '-1', allowed: 'at least 0' },
    ]);
  });

  it('tells a price that is no whole number or no number at all', () => {
    expect(mistakesIn(plans.replace('4580', '4580.5'))).toMatchObject([
      { line: 3, field: 'monthlyPrice', found: '4580.5' },
    ]);
    expect(mistakesIn(plans.replace('4580', '"4,580"'))).toMatchObject([
      {
        line: 3,
        field: 'monthlyPrice',
        found: '"4,580" (5 characters)',
        allowed: 'a number, without quotation marks, "$" and comma',
      },
    ]);
  });

  it('tells a yearly price above the monthly one', () => {
    expect(mistakesIn(plans.replace('3664', '5000'))).toMatchObject([
      { line: 4, field: 'yearlyPrice', found: '5000', allowed: 'at most the monthly price' },
    ]);
  });

  it('tells a list that is too short or too long', () => {
    const short = plans.replace('    - Basic lead scoring\n', '');
    expect(mistakesIn(short)).toMatchObject([
      { field: 'features', found: '2 entries', allowed: 'at least 3 entries' },
    ]);
    const long = plans.replace('    - Basic', `${'    - One more feature\n'.repeat(6)}    - Basic`);
    expect(mistakesIn(long)).toMatchObject([
      { field: 'features', found: '9 entries', allowed: 'at most 8 entries' },
    ]);
  });

  it('tells the place of a wrong entry within a list', () => {
    const text = plans.replace('Basic lead scoring', 'TBD later');
    expect(mistakesIn(text)).toEqual([
      {
        file,
        line: lineOf(text, 'TBD later'),
        record: 'starter',
        field: 'features.1',
        found: '"TBD later" (9 characters)',
        allowed: 'still a placeholder; allowed: the final text',
      },
    ]);
  });

  it('tells an id that is no id', () => {
    expect(mistakesIn(plan('Two Words'))).toMatchObject([
      { record: 'Two Words', field: 'id', allowed: expect.stringContaining('lower-case words') },
    ]);
  });

  it('tells an id that stands twice, at its second place', () => {
    expect(mistakesIn(plan('starter') + plan('starter'))).toEqual([
      {
        file,
        line: plan('starter').split('\n').length,
        record: 'starter',
        field: 'id',
        found: '"starter" (7 characters)',
        allowed: 'an id of its own; the record of line 1 has this',
      },
    ]);
  });

  it('names a record without an id by its place', () => {
    const text = plan('starter') + plan('growth').replace('- id: growth\n  name', '- name');
    expect(mistakesIn(text)).toMatchObject([{ record: 'record 2', field: 'id', found: 'nothing' }]);
  });

  it('tells an entry that is no record', () => {
    expect(mistakesIn(`${plan('starter')}- just words\n`)).toMatchObject([
      {
        record: 'record 2',
        found: '"just words" (10 characters)',
        allowed: 'fields of its own, each on a line below',
      },
    ]);
  });

  it('tells what editors forget in a question and its answer', () => {
    const text = '- id: first\n  question: How soon do we see leads\n  answer: Soon.\n';
    expect(findMistakes('faqs.yaml', text, faqSchema)).toMatchObject([
      { line: 2, field: 'question', allowed: 'a question that ends with "?"' },
      { line: 3, field: 'answer', allowed: 'at least 80 characters' },
    ]);
  });

  it.each([
    ['', 'nothing'],
    ['# nothing but a comment\n', 'nothing'],
    ['[]', '0 entries'],
    ['starter: 4580\n', 'the fields starter'],
    ['starter', '"starter" (7 characters)'],
  ])('asks for a list of records where the file is %j', (text, found) => {
    expect(mistakesIn(text)).toEqual([
      { file, line: 1, record: '-', field: '-', found, allowed: 'a list of records' },
    ]);
  });

  it('suggests the field that was meant, in a group of fields as well', async () => {
    const text = (await contentOf('projects.yaml'))
      .replace('  tags:', '  tag:')
      .replace('    primary:', '    primry:');
    expect(
      findMistakes('projects.yaml', text, projectSchema)
        .filter(({ found }) => found !== 'nothing')
        .map(({ field, allowed }) => ({ field, meant: /did you mean (\w+)/.exec(allowed)?.[1] })),
    ).toEqual([
      { field: 'results.primry', meant: 'primary' },
      { field: 'tag', meant: 'tags' },
    ]);
  });

  it('tells a text in the place of a list once', async () => {
    const text = (await contentOf('projects.yaml')).replace(/tags: \[.*\]/, 'tags: Email, Ads');
    expect(findMistakes('projects.yaml', text, projectSchema)).toMatchObject([
      { field: 'tags', allowed: 'a list, such as "[Email, LinkedIn]"' },
    ]);
  });

  it.each([
    [
      'a field that is set further in',
      '  name: Starter',
      '   name: Starter',
      /further right or left/,
    ],
    ['a text with a colon', 'For small', 'Small teams: for small', /": " in quotation marks/],
    [
      'a field that stands twice',
      '  popular: false',
      '  popular: false\n  popular: true',
      /each field once/,
    ],
    ['a mark that does not close', 'cta: Start Growing', 'cta: "Start Growing', /does not close/],
    ['a tab', '  name: Starter', '\tname: Starter', /spaces/],
    [
      'a text that begins with an asterisk',
      'name: Starter',
      'name: *Starter',
      /in quotation marks/,
    ],
    ['a text that begins with an at sign', 'name: Starter', 'name: @Starter', /in quotation marks/],
  ])('tells %s once, in plain words, with its line and record', (_, before, after, words) => {
    const text = plan('starter') + plan('growth').replace(before, after);
    const [mistake, ...others] = mistakesIn(text);
    expect(others).toEqual([]);
    expect(mistake).toMatchObject({ record: 'growth' });
    expect(`${mistake?.found} ${mistake?.allowed}`).toMatch(words);
    expect(Math.abs((mistake?.line ?? 0) - lineOf(text, after))).toBeLessThanOrEqual(1);
  });

  it('tells all mistakes of a file at once, in the order of its records', () => {
    const text =
      plan('starter').replace('4580', '-4580').replace('cta:', 'button:') +
      plan('starter')
        .replace('popular: false', 'popular: maybe')
        .replace('name: Starter', 'name: S');
    const mistakes = mistakesIn(text).map(({ line, field }) => `${line} ${field}`);
    expect(mistakes).toHaveLength(6);
    expect(new Set(mistakes)).toEqual(
      new Set(['3 monthlyPrice', '1 cta', '11 button', '12 id', '13 name', '21 popular']),
    );
    expect(mistakesIn(text).map(({ line }) => line < 12)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('formatMistakes', () => {
  it('is one paragraph for each mistake, with file, line, record, field, found and allowed', () => {
    const text = plans.replace('3664', '-1').replace('name: Starter', 'name: S');
    expect(formatMistakes(mistakesIn(text))).toBe(
      [
        'src/content/plans.yaml:2  starter → name',
        '    found:   "S" (1 character)',
        '    allowed: at least 3 characters',
        '',
        'src/content/plans.yaml:4  starter → yearlyPrice',
        '    found:   -1',
        '    allowed: at least 0',
      ].join('\n'),
    );
  });

  it('is empty where there are none', () => {
    expect(formatMistakes([])).toBe('');
  });
});

it('calls no two records without an id duplicates', () => {
  const nameless = '- question: Is it so?\n- question: Is it not so?\n';
  const ids = findMistakes('faqs.yaml', nameless, faqSchema).filter(({ field }) => field === 'id');
  expect(ids.map(({ record }) => record)).toEqual(['record 1', 'record 2']);
});
