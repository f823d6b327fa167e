import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseFunnel } from '../../tests/support/funnel.ts';
import { checkFields } from '../data/check-fields.ts';
import { contentFiles } from './content.ts';
import { projectsSchema } from './projects.ts';
import { siteSchema } from './site.ts';
import { leadStates, weekdays } from './vocabulary.ts';

const recordsOf = (file: string) => parse(readFileSync(`tests/fixtures/content/${file}`, 'utf8'));

/** The issues of a file whose record at the index has other fields, such as 'id: taken'. */
function issuesWith(name: string, index: number, fields: object) {
  const records = recordsOf(name).with(index, { ...recordsOf(name)[index], ...fields });
  const named = { facts: {}, pictures: new Map(), ids: {} };
  const schema = contentFiles.find((file) => file.name === name)?.schema;
  const issues = schema ? checkFields(schema, records, named).issues : [];
  return issues.map(({ path, allowed }) => `${path.slice(1).join('.')}: ${allowed}`);
}

const [{ course }, { report, handover }] = recordsOf('case-studies.yaml');
const [, { title }] = recordsOf('projects.yaml');

const plan = (fields: object, index = 0) => issuesWith('plans.yaml', index, fields);
const project = (fields: object) => issuesWith('projects.yaml', 0, fields);
const caseStudy = (fields: object) => issuesWith('case-studies.yaml', 1, fields);
const reportCaseStudy = (fields: object) => caseStudy({ report: { ...report, ...fields } });
const caseWithTotals = (counts: object) =>
  reportCaseStudy({ totals: { ...report.totals, ...counts } });
const drawings = { src: 'doors.svg', phoneSrc: 'doors.svg' };
const caseWithStarts = (starts: number[], fields = {}) =>
  caseStudy({
    wall: { strangers: drawings, leads: drawings, starts, phoneStarts: [0, 20, 40, 60, 80] },
    ...fields,
  });
const caseWithState = (index: number, fields: object, others: object = {}) => {
  const states = course.states.with(index, { ...course.states[index], ...fields });
  return issuesWith('case-studies.yaml', 0, { course: { ...course, states }, ...others });
};
const caseWithFunnel = (...stages: string[]) => caseStudy({ funnel: parseFunnel(...stages) });

it.each([
  ['yearlyPrice: 1 to 990, the monthly price', plan({ yearlyPrice: 5000 })],
  ['yearlyPrice: 1 to 990, the monthly price', plan({ yearlyPrice: 0 })],
  ['leadsPerMonth: a number, which the features name', plan({ leadsPerMonth: undefined })],
  ['features: a feature with {leads}', plan({ features: ['Email outreach'] })],
  ['cta: a text, not a placeholder', plan({ cta: 'TBD later' })],
  ['id: an id that no other record has', plan({ id: 'even' })],
  ['popular: true for one plan only', plan({ popular: true })],
  ['popular: true or false', plan({ popular: 'yes' })],
  ['name: a text of at most 24 characters', plan({ name: 'A plan with a name too long' })],
  ['features: a list of 1 to 8', plan({ features: [] })],
  ['monthlyPrice: a whole number from 0 to 9999999', plan({ monthlyPrice: 99.5 })],
  ['won: a whole number from 0 to 9999999', project({ won: -1 })],
  ['title: a title that no other record has', project({ title })],
  ['company: a text, not a placeholder', project({ company: 'TODO' })],
  ['funnel.0.stage: listed, as the first stage', caseWithFunnel('booked 9', 'held 4')],
  ['funnel.1.stage: each stage once, in this', caseWithFunnel('listed 9', 'listed 4', 'won 1')],
  ['funnel.1.value: at most 9, as the stage', caseWithFunnel('listed 9', 'won 12', 'won 1')],
  [
    'report.totals.booked: at most 21, as `funnel` has booked',
    caseWithFunnel('listed 640', 'booked 21', 'won 1'),
  ],
  [
    'report.totals.writtenTo: at most 500, as `funnel` has listed',
    caseWithFunnel('listed 500', 'held 14', 'won 1'),
  ],
  ['wall.starts: 5 rising numbers, one for each', caseWithStarts([0, 20, 40, 60])],
  ['wall.starts: 5 rising numbers, one for each', caseWithStarts([0, 20, 20, 60, 80])],
  [
    'funnel: the numbers of the doors',
    caseWithStarts([0], { funnel: undefined, handover: undefined }),
  ],
  [
    'handover.brief.time: a working day and a time, such as "Thu 2:00 PM"',
    caseStudy({ handover: { ...handover, brief: { ...handover.brief, time: 'Thursday, 2 PM' } } }),
  ],
  [
    'handover.highlights.0: words that occur in `reply` or `followUp.answer` once, letter for letter',
    caseStudy({ handover: { ...handover, reply: 'We run our trucks out of three depots.' } }),
  ],
  [
    'handover.highlights.1: words that overlap no other highlight',
    caseStudy({ handover: { ...handover, highlights: ['212 trucks', 'run 212'] } }),
  ],
  [
    'course.states: the first day, one in the middle and the last',
    issuesWith('case-studies.yaml', 0, { course: { ...course, states: course.states.slice(1) } }),
  ],
  ['course.states.1.day: more than 0', caseWithState(1, { day: 0 })],
  ['course.states.2.day: 60, as `timeframe`', caseWithState(2, { day: 61 })],
  ['course.states.2.count: more than 3', caseWithState(2, { count: 3 })],
  ['course.states.1.count: 3, which follows `value`', caseWithState(1, { count: 2 })],
  ['course.states.1.caption: a text with the count, 3', caseWithState(1, { caption: '13 fewer' })],
  ['course.states.2.value: a value that agrees with', caseWithState(2, { value: 140 })],
  [
    'course.states.2.count: as many more as a stage of `funnel` has, one of 9, 2, 1',
    caseWithState(0, {}, { funnel: parseFunnel('listed 9', 'held 2', 'won 1') }),
  ],
  ['report.weekday: one of the weekdays in `sentOn`', reportCaseStudy({ weekday: 'Mon' })],
  ['report.sentOn.0: one of "Mon"', reportCaseStudy({ sentOn: ['Sun'] })],
  [
    'report.changes.highlight: words that occur in `text` once, letter for letter',
    reportCaseStudy({ changes: { ...report.changes, highlight: 'larger trucks' } }),
  ],
  ['report.totals.qualified: at most 512, as were', caseWithTotals({ qualified: 513 })],
  ['report.totals.booked: at most 31, as qualified', caseWithTotals({ booked: 32 })],
  ['report.totals.held: at most 22, as booked', caseWithTotals({ held: 23 })],
  ['report.people: at most 2, with the state held', caseWithTotals({ held: 2 })],
  ['report.people: at most 1, with the state booked or missed', caseWithTotals({ booked: 15 })],
  ['report.people: at most 0, with the state qualified', caseWithTotals({ qualified: 22 })],
])('a record that breaks a rule is refused: %s', (issue, issues) => {
  expect(issues.join('\n')).toContain(issue);
});

it('limits a name by its characters, also in emoji', () => {
  expect(plan({ name: '👩‍👩‍👧'.repeat(4) })).toEqual([]);
  expect(plan({ name: '👩‍👩‍👧'.repeat(5) })).toHaveLength(1);
});

it.each([
  ['-$1,200 cost', { figure: '\u2212$1,200', label: 'cost' }],
  ['\u221238% cost per meeting', { figure: '\u221238%', label: 'cost per meeting' }],
  ['+212% more leads', { figure: '+212%', label: 'more leads' }],
])('a result is a figure and its label: %s', (primary, result) => {
  const [record] = recordsOf('projects.yaml');
  const results = { ...record.results, primary };
  const [parsed] = projectsSchema.parse([{ ...record, results }]);
  expect(parsed?.results.primary).toEqual(result);
});

it('has no field that only its schema names', () => {
  const files = globSync(['src/**/*.{ts,tsx,astro}', 'integrations/*.ts'], {
    exclude: ['src/schema/**', 'src/**/*.test.*'],
  });
  const code = files.map((file) => readFileSync(file, 'utf8')).join();
  const fields: string[] = [];
  for (const { schema } of contentFiles) {
    const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    JSON.parse(json, (key, value) => {
      if (key === 'properties') fields.push(...Object.keys(value));
      return value;
    });
  }
  // Texts name facts, and code gets weekdays and states of leads from the vocabulary.
  const named = new Set<string>([...Object.keys(siteSchema.shape), ...weekdays, ...leadStates]);
  const unused = fields.filter(
    (field) => !(named.has(field) || RegExp(`\\b${field}\\b`).test(code)),
  );
  expect(unused).toEqual([]);
});
