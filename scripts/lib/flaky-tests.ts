import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

const listIn = ({ specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `tests/${file}:${line} ${title}`),
  ...suites.flatMap(listIn),
];

/** Lists the tests of Playwright's JSON report that failed once and passed when repeated. */
export const listFlakyTests = ({ suites }: Pick<JSONReport, 'suites'>) => suites.flatMap(listIn);
