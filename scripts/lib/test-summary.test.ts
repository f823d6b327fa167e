import { describe, expect, it } from 'vitest';
import { checked, summarize } from './test-summary.ts';

describe('the summary of a test run', () => {
  it('counts a report of Vitest and names what was skipped', () => {
    const assertionResults = [
      { fullName: 'a', status: 'passed' },
      { fullName: 'b', status: 'failed' },
      { fullName: 'c', status: 'skipped' },
    ];
    const summary = { passed: 1, failed: 1, skipped: ['c'] };
    expect(summarize({ testResults: [{ assertionResults }] })).toEqual(summary);
  });

  it('counts a report of Playwright, a flaky test as failed', () => {
    const specs = [
      { title: 'one', tests: [{ projectName: 'phone', status: 'expected' }] },
      { title: 'two', tests: [{ projectName: 'phone', status: 'flaky' }] },
      { title: 'three', tests: [{ projectName: 'phone', status: 'unexpected' }] },
    ];
    const report = { suites: [{ suites: [{ specs }] }] };
    expect(summarize(report)).toEqual({ passed: 1, failed: 2, skipped: [] });
  });

  it('counts a step that fails without a failed test as one failure', () => {
    const summary = { passed: 4, failed: 0, skipped: [] };
    expect(checked(false, summary).failed).toBe(1);
    expect(checked(false, { ...summary, failed: 2 }).failed).toBe(2);
    expect(checked(true, summary).failed).toBe(0);
  });
});
