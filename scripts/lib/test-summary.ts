export interface Summary {
  passed: number;
  failed: number;
  skipped: string[];
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
}

export type Report = VitestReport | PlaywrightSuite;

function testsIn({ suites = [], specs = [] }: PlaywrightSuite): [name: string, status: string][] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }): [string, string] => [`[${projectName}] ${title}`, status]),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

const outcomes = (report: Report): [name: string, status: string][] =>
  'testResults' in report
    ? report.testResults.flatMap(({ assertionResults }) =>
        assertionResults.map(({ fullName, status }): [string, string] => [fullName, status]),
      )
    : testsIn(report);

/** Summarizes a JSON report of Vitest or Playwright. */
export function summarize(report: Report): Summary {
  const all = outcomes(report);
  const count = (...wanted: string[]) => all.filter(([, status]) => wanted.includes(status));
  return {
    passed: count('passed', 'expected').length,
    failed: count('failed', 'unexpected', 'flaky').length,
    skipped: count('skipped', 'pending', 'todo').map(([name]) => name),
  };
}

/** Counts a step that fails without a failed test, such as an import error. */
export const checked = (succeeded: boolean, summary: Summary): Summary =>
  succeeded || summary.failed > 0 ? summary : { ...summary, failed: 1 };
