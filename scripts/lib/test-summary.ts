export interface Counts {
  passed: number;
  failed: number;
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
}

export interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
}

export const countVitest = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
});

/** A test that passed only when it was repeated has passed; `repeatedTests` names it. */
export const countPlaywright = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
});

/** The tests that passed only when they were repeated, with the project that they ran in. */
export function repeatedTests({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${title}`),
  );
  return [...own, ...suites.flatMap(repeatedTests)];
}

/** A step can fail without a failed test, as when a file cannot be loaded; that counts as one. */
export function countStep(succeeded: boolean, tests: Counts): Counts {
  return succeeded || tests.failed > 0 ? tests : { ...tests, failed: 1 };
}

export function sum(counts: Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  };
}
