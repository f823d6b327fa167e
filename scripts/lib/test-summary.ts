export interface Summary {
  passed: number;
  failed: number;
  skipped: string[];
}

/** Summarizes a JUnit report, which Vitest and Playwright both write. */
export function summarize(report: string): Summary {
  const tests = report.split('<testcase ').slice(1);
  const failed = tests.filter((test) => /<(?:failure|error)\b/.test(test));
  const skipped = tests.filter((test) => test.includes('<skipped'));
  return {
    passed: tests.length - failed.length - skipped.length,
    failed: failed.length,
    skipped: skipped.map((test) => /\bname="([^"]*)"/.exec(test)?.[1] ?? ''),
  };
}
