export interface Counts {
  passed: number;
  failed: number;
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

export const countVitest = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
});

/** A test that passes only when repeated has failed. */
export const countPlaywright = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

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
