import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { reportSchema } from './report.ts';

const [, { report }] = parse(readFileSync('tests/fixtures/content/case-studies.yaml', 'utf8'));

it.each([
  [{ qualified: 513 }, 'soFar.qualified', 'at most 512, as were written to'],
  [{ booked: 32 }, 'soFar.booked', 'at most 31, as qualified'],
  [{ held: 23 }, 'soFar.held', 'at most 22, as booked'],
  [{ held: 2 }, 'people', 'at most 2, with the state held'],
  [{ booked: 15 }, 'people', 'at most 1, with the state booked or missed'],
  [{ qualified: 22 }, 'people', 'at most 0, with the state qualified'],
])('a report with %j so far is refused at %s: %s', (counts, path, message) => {
  const { error } = reportSchema.safeParse({ ...report, soFar: { ...report.soFar, ...counts } });
  const issues = error?.issues.filter((issue) => issue.path.join('.') === path);
  expect(issues?.[0]?.message).toContain(message);
});

it.each([
  [{ also: { declined: 400, optedOut: 40, bounced: 42 } }, 'at most 481, as were written to'],
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
