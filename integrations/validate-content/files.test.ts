import { describe, expect, it } from 'vitest';
import { recordFiles } from '../../src/schema/records.ts';
import { findIdentityIssues, findLegalIssues, findRecordIssues } from './files.ts';
import { formatIssues } from './issues.ts';

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

function replaced(text: string, before: string, after: string): string {
  expect(text).toContain(before);
  return text.replace(before, after);
}

const plan = (id: string) => `- id: ${id}
  name: Starter
  monthlyPrice: 4580
  yearlyPrice: 3664
  description: For small sales teams that want a steady first stream of leads.
  leadsPerMonth: 12
  features:
    - { text: "{leads} qualified leads/month", row: Leads }
    - text: Basic lead scoring
    - text: 2x weekly reports
  popular: false
  cta: Start Growing
`;
const plans = plan('starter') + plan('growth');
const inPlans = (text: string) => findRecordIssues('plans.yaml', text, recordFiles.plans.list);

describe('records', () => {
  it.each([
    ['name: Starter', 'name: S', 'name', '"S" (length 1)', /string to have >=2 characters/],
    ['name: Starter', `name: ${'x'.repeat(25)}`, 'name', /length 25/, /string to have <=24/],
    ['4580', '"4,580"', 'monthlyPrice', '"4,580" (length 5)', 'number, received string'],
    ['4580', '4580.5', 'monthlyPrice', '4580.5', 'int, received number'],
    ['3664', '-1', 'yearlyPrice', '-1', /number to be >=0/],
    ['3664', '5000', 'yearlyPrice', '5000', /^1 to the monthly price; 0 only/],
    ['3664', '0', 'yearlyPrice', '0', /^1 to the monthly price; 0 only/],
    ['4580', '0', 'yearlyPrice', '3664', /^1 to the monthly price; 0 only/],
    ['Basic lead scoring', 'TBD later', 'features.1.text', /TBD/, /not a placeholder/],
    ['Basic lead scoring', 'By {brand}', 'features.1.text', /brand/, /\{names\} other than/],
    ['row: Leads', 'line: Leads', 'features.0.line', /Leads/, /one of the fields text, row/],
    ['popular: false', 'popular: maybe', 'popular', /maybe/, 'boolean, received string'],
    ['  cta:', '  cat:', 'cat', /Start/, /one of the fields .*did you mean cta\?/],
  ])('%j → %j is told with field, value and rule', (before, after, field, found, allowed) => {
    const text = replaced(plans, before, after);
    const issue = inPlans(text).find((one) => one.field === field);
    expect(issue).toMatchObject({ file: 'plans.yaml', record: 'starter' });
    expect(issue?.found).toMatch(found);
    expect(issue?.allowed).toMatch(allowed);
    const named = field === 'yearlyPrice' ? 'yearlyPrice' : after;
    expect(issue?.line).toBe(lineOf(text, named));
  });

  it('suggest the closest allowed value, also in nested fields', () => {
    const issues = findRecordIssues(
      'projects.yaml',
      '- id: a\n  industry: Fintexh\n  type: Gardening\n  results:\n    primry: 3 deals\n',
      recordFiles.projects.list,
    );
    const allowed = (field: string) => issues.find((issue) => issue.field === field)?.allowed;
    expect(allowed('industry')).toMatch(/^one of "B2B SaaS"\|.*did you mean Fintech\?\)$/);
    expect(allowed('type')).not.toContain('did you mean');
    expect(allowed('results.primry')).toContain('did you mean primary?');
  });

  it.each([
    ['  leadsPerMonth: 12\n', '{leads}', 'features.0.text'],
    ['  cta: Start Growing\n', 'id: starter', 'cta'],
  ])('need %j, named where it is missed', (lacking, place, field) => {
    const text = replaced(plan('starter'), lacking, '');
    expect(inPlans(text)).toMatchObject([{ line: lineOf(text, place), record: 'starter', field }]);
  });

  it.each([
    ['stage: listed', 'stage: replied', '0.stage', /^listed, as the first step/],
    ['demos, stage: booked', 'demos, stage: listed', '1.stage', /^each stage once, in this order/],
    ['stage: booked', 'stage: boked', '1.stage', /did you mean booked\?/],
    ['value: 40', 'value: 1200', '1.value', /^at most 900, as the step before/],
    ['label: demos', 'lable: demos', '1.lable', /did you mean label\?/],
  ])('know a funnel: %j → %j is an issue of its step', (before, after, field, allowed) => {
    const text = replaced(
      `- id: a
  funnel:
    - { value: 900, label: firms, stage: listed }
    - { value: 40, label: demos, stage: booked }
    - { value: 12, label: clients, stage: won }
`,
      before,
      after,
    );
    const issues = findRecordIssues('case-studies.yaml', text, recordFiles.caseStudies.list);
    const issue = issues.find((one) => one.field === `funnel.${field}`);
    expect(issue?.allowed).toMatch(allowed);
    expect(issue?.line).toBe(lineOf(text, after));
  });

  it.each([
    ['held: 42', 'counted.held'],
    ['also: { value: 42, label: signed }', 'counted.also.value'],
  ])('count no part that is larger than the whole: %s', (part, field) => {
    const text = `- id: a\n  counted: { value: 41, label: demos, ${part} }\n`;
    const issues = findRecordIssues('projects.yaml', text, recordFiles.projects.list);
    const allowed = expect.stringMatching(/^1 to/);
    expect(issues).toContainEqual(
      expect.objectContaining({ line: 2, field, found: '42', allowed }),
    );
  });

  it('need unique ids and at most one popular plan, reported with all other issues', () => {
    expect(inPlans(plans)).toEqual([]);
    expect(inPlans(replaced(plans, 'popular: false', 'popular: true'))).toEqual([]);
    const twice = plans.replaceAll('popular: false', 'popular: true').replace('growth', 'starter');
    expect(inPlans(replaced(twice, '4580', 'much'))).toMatchObject([
      { line: 3, field: 'monthlyPrice' },
      { line: 13, record: 'starter', field: 'id', allowed: 'an id that no other record has' },
      { line: 23, field: 'popular', found: 'true', allowed: expect.stringMatching(/one plan/) },
    ]);
  });

  it.each(['', '# none yet\n', '[]'])(
    'are at least one, but no testimonial is needed: %j',
    (text) => {
      expect(inPlans(text)).toMatchObject([
        { line: 1, allowed: expect.stringContaining('at least one record') },
      ]);
      expect(findRecordIssues('t.yaml', text, recordFiles.testimonials.list)).toEqual([]);
    },
  );

  it('are a list, and are named by position without an id', () => {
    for (const text of ['starter: 4580\n', 'starter']) {
      expect(inPlans(text)).toMatchObject([{ line: 1, allowed: 'a list of records' }]);
    }
    expect(inPlans(`${plan('starter')}- words\n`)).toMatchObject([{ record: 'record 2' }]);
  });

  it.each([
    ['  name: Starter', '   name: Starter'],
    ['For small', 'Small teams: for small'],
    ['  popular: false', '  popular: false\n  popular: true'],
    ['cta: Start Growing', 'cta: "Start Growing'],
    ['  name: Starter', '\tname: Starter'],
  ])('are YAML: %j → %j is one issue with its record and line', (before, after) => {
    const text = plan('starter') + replaced(plan('growth'), before, after);
    const issues = inPlans(text);
    const allowed = expect.stringContaining('quotation marks');
    expect(issues).toMatchObject([
      { record: 'growth', found: expect.stringMatching(/\w/), allowed },
    ]);
    expect(Math.abs((issues[0]?.line ?? 0) - lineOf(text, after))).toBeLessThanOrEqual(1);
  });
});

describe('the identity', () => {
  const identity = `export const identity = {
  brand: 'Acme',
  origin: 'https://acme.example',
  email: 'hello@acme.example',
  schedulingPage: 'https://calendar.acme.example?team=a',
  tagline: 'All that you need.',
  language: 'en',
  locale: 'en_GB',
} as const;
`;
  const inIdentity = (before: string, after: string) =>
    findIdentityIssues('identity.ts', replaced(identity, before, after));

  it.each([
    ["'Acme'", "'A'", 'brand'],
    ["'https://acme.example'", "'http://acme.example'", 'origin'],
    ["'https://acme.example'", "'https://acme.example/en'", 'origin'],
    ["'hello@acme.example'", "'hello at acme'", 'email'],
    ["'https://calendar", "'http://calendar", 'schedulingPage'],
    ["'en'", "'English'", 'language'],
    ["'en_GB'", "'en-GB'", 'locale'],
    ["'en_GB'", "'de_AT'", 'locale'],
  ])('%s → %s is an issue of %s', (before, after, field) => {
    const issue = inIdentity(before, after).find((one) => one.field === field);
    expect(issue).toMatchObject({ record: 'identity', field });
    expect(issue?.line).toBe(lineOf(identity, `${field}:`));
  });

  it('has no other fields than these', () => {
    expect(inIdentity("'Acme'", "'Acme'")).toEqual([]);
    expect(inIdentity('email:', 'mail:')).toMatchObject([
      { field: 'email', found: 'nothing' },
      { field: 'mail', allowed: expect.stringContaining('did you mean email?') },
    ]);
  });
});

describe('a legal document', () => {
  const terms = `---

title: "Terms and Conditions"
description: "The terms of the service: fees, billing, uptime, liability, how a plan ends and which law applies."
lead: "These terms settle what we do for you, what you pay and how the work together can end."
---

## 1. Acceptance

These terms are an agreement between {brand} and you.

## 2. Contact Information

Write to [{email}](mailto:{email}) or use our [scheduling page]({schedulingPage}).
`;
  const inTerms = (before: string, after: string) =>
    findLegalIssues('terms.md', 'terms', replaced(terms, before, after));

  it.each([
    ['"Terms and Conditions"', '"Terms"', 'title', /string to have >=10/],
    ['lead:', 'led:', 'led', 'did you mean lead?'],
    ['"Terms and', '"Ter"ms and', '', /quotation marks/],
    ['between {brand}', 'between {brnad}', 'text', /\(did you mean \{brand\}\?\)$/],
    ['between {brand}', 'between {brand', 'text', /\{email\}/],
    ['## 2. Contact', '## 4. Contact', 'heading', '"## 2. " and a title'],
    ['## 2. Contact', '# 2. Contact', 'heading', '"## 2. " and a title'],
  ])('%j → %j is an issue with its line', (before, after, field, allowed) => {
    const issue = inTerms(before, after).find((one) => one.field === field);
    expect(issue?.allowed).toMatch(allowed);
    expect(issue?.line).toBe(lineOf(terms, before));
  });

  it('has frontmatter', () => {
    expect(inTerms('', '')).toEqual([]);
    expect(findLegalIssues('a.md', 'a', 'Words')).toMatchObject([{ found: 'no frontmatter' }]);
  });
});

it('formats one paragraph for each issue', () => {
  const text = replaced(replaced(plans, '3664', '-1'), 'name: Starter', 'name: S');
  expect(formatIssues(inPlans(text))).toMatch(
    /^The content has 2 validation issues:\n\nplans\.yaml:2 {2}starter → name\n {4}found: {3}"S".*\n {4}allowed: .*\n\nplans\.yaml:4 /,
  );
});
