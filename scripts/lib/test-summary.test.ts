import { describe, expect, it } from 'vitest';
import { countPlaywright, countStep, countVitest, repeatedTests, sum } from './test-summary.ts';

describe('the counts of a test run', () => {
  it('reads them from the reports', () => {
    expect(countVitest({ numPassedTests: 3, numFailedTests: 1 })).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a test that passes only when repeated as passed, and names it', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 };
    const specs = [
      { title: 'one', tests: [{ projectName: 'phone', status: 'expected' }] },
      { title: 'two', tests: [{ projectName: 'phone', status: 'flaky' }] },
    ];
    const report = { stats, suites: [{ suites: [{ specs }] }] };
    expect(countPlaywright(report)).toEqual({ passed: 6, failed: 1 });
    expect(repeatedTests(report)).toEqual(['[phone] two']);
  });

  it('counts a step that fails without a failed test as one failure', () => {
    expect(countStep(false, { passed: 4, failed: 0 })).toEqual({ passed: 4, failed: 1 });
    expect(countStep(false, { passed: 4, failed: 2 })).toEqual({ passed: 4, failed: 2 });
    expect(countStep(true, { passed: 4, failed: 0 })).toEqual({ passed: 4, failed: 0 });
  });

  it('adds them up', () => {
    const counts = [
      { passed: 1, failed: 0 },
      { passed: 4, failed: 2 },
    ];
    expect(sum(counts)).toEqual({ passed: 5, failed: 2 });
    expect(sum([])).toEqual({ passed: 0, failed: 0 });
  });
});
