import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { funnelOf } from '../../tests/support/funnel.ts';
import { caseStudiesSchema } from './case-studies.ts';
import { plansSchema } from './plans.ts';
import { projectsSchema } from './projects.ts';
import { reportSchema } from './report.ts';

const schemas = {
  'plans.yaml': plansSchema,
  'projects.yaml': projectsSchema,
  'case-studies.yaml': caseStudiesSchema,
};

type RecordFile = keyof typeof schemas;

const recordsOf = (name: RecordFile) =>
  parse(readFileSync(`tests/fixtures/content/${name}`, 'utf8'));

/** The issues of a list whose record at the index has other fields, such as 'id: taken'. */
function issuesWith(name: RecordFile, index: number, fields: object) {
  const records = recordsOf(name).with(index, { ...recordsOf(name)[index], ...fields });
  const issues = schemas[name].safeParse(records).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`);
}

const yearlyPrice = 'yearlyPrice: 1 to the monthly price; 0 only beside a monthly price of 0';
const noRow = (rows: string) =>
  `instead.0.row: a row in which another plan has a feature and this one has none: ${rows}`;

it.each([
  [0, { yearlyPrice: 5000 }, yearlyPrice],
  [0, { yearlyPrice: 0 }, yearlyPrice],
  [0, { leadsPerMonth: undefined }, 'leadsPerMonth: a number, which the features name as {leads}'],
  [0, { cta: 'TBD later' }, 'cta: a text, not a placeholder'],
  [0, { id: 'even' }, 'id: an id that no other record has'],
  [0, { popular: true }, 'popular: true for one plan only'],
  [2, { instead: [{ row: 'Report', text: 'A dashboard' }] }, noRow('Reports')],
  [2, { instead: [{ row: 'Channels', text: 'Every channel' }] }, noRow('Reports')],
])('plan %d with %j is refused', (index, fields, issue) => {
  expect(issuesWith('plans.yaml', index, fields)).toContain(issue);
});

it('a name may have a word that is also a placeholder', () => {
  expect(issuesWith('projects.yaml', 0, { company: 'Todo Verde' })).toEqual([]);
  expect(issuesWith('projects.yaml', 0, { company: 'TODO' })).toHaveLength(1);
});

it('limits a name by its characters, also in emoji', () => {
  expect(issuesWith('plans.yaml', 0, { name: '👩‍👩‍👧'.repeat(4) })).toEqual([]);
  expect(issuesWith('plans.yaml', 0, { name: '👩‍👩‍👧'.repeat(5) })).toHaveLength(1);
});

it('projects have titles of their own', () => {
  const [, { title }] = recordsOf('projects.yaml');
  expect(issuesWith('projects.yaml', 0, { title })).toEqual([
    'title: a title that no other record has',
  ]);
});

it.each([
  ['-$1,200 cost', { figure: '\u2212$1,200', label: 'cost' }],
  ['\u221238% cost per meeting', { figure: '\u221238%', label: 'cost per meeting' }],
  ['+212% more leads', { figure: '+212%', label: 'more leads' }],
])('a result is a figure and its label: %s', (primary, result) => {
  const [project] = recordsOf('projects.yaml');
  const results = { ...project.results, primary };
  const [parsed] = projectsSchema.parse([{ ...project, results }]);
  expect(parsed?.results.primary).toEqual(result);
});

const order =
  'each stage once, in this order: listed, replied, qualified, booked, held, opened, won';
const [, { report, handover }] = recordsOf('case-studies.yaml');

it.each([
  [{ funnel: funnelOf('booked 9', 'held 4') }, 'funnel.0.stage: listed, as the first step'],
  [{ funnel: funnelOf('listed 9', 'listed 4', 'won 1') }, `funnel.1.stage: ${order}`],
  [{ funnel: funnelOf('listed 9', 'won 12') }, 'funnel.1.value: at most 9, as the step before'],
  [
    { funnel: funnelOf('listed 640', 'booked 21', 'won 1') },
    'report.totals.booked: at most 21, as `funnel` has booked',
  ],
  [
    { funnel: funnelOf('listed 500', 'held 14', 'won 1') },
    'report.totals.writtenTo: at most 500, as `funnel` has listed',
  ],
  [
    { funnel: funnelOf('listed 640', 'booked 100') },
    'funnel: a step held or a later one, as the lead of `handover` has reached it',
  ],
  [{ report: { ...report, day: 5 } }, 'report.day: at least 11, the `firstLeadDay`'],
  [
    { handover: { ...handover, brief: { ...handover.brief, time: 'Thursday, 2 PM' } } },
    'handover.brief.time: a working day and a time, such as "Thu 2:00 PM"',
  ],
  [
    { handover: { ...handover, reply: 'We run our trucks out of three depots, all on paper.' } },
    'handover.criteria.0.quote: words that occur in `reply` once, letter for letter',
  ],
])('a case study with %j is refused', (fields, issue) => {
  expect(issuesWith('case-studies.yaml', 1, fields)).toContain(issue);
});

it.each([
  [{ qualified: 513 }, 'totals.qualified', 'at most 512, as were written to'],
  [{ booked: 32 }, 'totals.booked', 'at most 31, as qualified'],
  [{ held: 23 }, 'totals.held', 'at most 22, as booked'],
  [{ held: 2 }, 'people', 'at most 2, with the state held'],
  [{ booked: 15 }, 'people', 'at most 1, with the state booked or missed'],
  [{ qualified: 22 }, 'people', 'at most 0, with the state qualified'],
])('a report with %j so far is refused at %s: %s', (counts, path, message) => {
  const { error } = reportSchema.safeParse({ ...report, totals: { ...report.totals, ...counts } });
  const issues = error?.issues.filter((issue) => issue.path.join('.') === path);
  expect(issues?.[0]?.message).toContain(message);
});

it.each([
  [{ others: { declined: 400, optedOut: 40, bounced: 42 } }, 'at most 481, as were written to'],
  [{ weekday: 'Mon' }, 'one of the weekdays in `sentOn`'],
  [{ sentOn: ['Sun'] }, 'Invalid option'],
  [
    { changes: { ...report.changes, highlight: 'larger trucks' } },
    'words that occur in `text` once, letter for letter',
  ],
])('a report with %j is refused', (fields, message) => {
  expect(reportSchema.safeParse({ ...report, ...fields }).error?.issues).toMatchObject([
    { message: expect.stringContaining(message) },
  ]);
});
