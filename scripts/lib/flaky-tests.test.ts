import type { JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { expect, it } from 'vitest';
import { listFlakyTests } from './flaky-tests.ts';

const createSpec = (title: string, ...statuses: string[]) =>
  ({
    title,
    file: 'a.e2e.ts',
    line: 7,
    tests: statuses.map((status) => ({ status })),
  }) as JSONReportSpec;

it('lists tests that passed when repeated, in groups, too', () => {
  const group = { specs: [createSpec('in a group', 'expected', 'flaky')] } as JSONReportSuite;
  const specs = [
    createSpec('alone', 'flaky'),
    createSpec('well', 'expected'),
    createSpec('bad', 'unexpected'),
  ];
  expect(listFlakyTests({ suites: [{ specs, suites: [group] } as JSONReportSuite] })).toEqual([
    'tests/a.e2e.ts:7 alone',
    'tests/a.e2e.ts:7 in a group',
  ]);
});
