import { expect, it } from 'vitest';
import { summarize } from './test-summary.ts';

it('counts the tests of a report and names the skipped ones', () => {
  const report = `<testsuites name="all"><testsuite name="a.test.ts" tests="5">
    <testcase classname="a.test.ts" name="one" time="1"></testcase>
    <testcase classname="a.test.ts" name="two" time="1"/>
    <testcase classname="a.test.ts" name="three"><failure message="no">no</failure></testcase>
    <testcase classname="a.test.ts" name="four"><error message="no"/></testcase>
    <testcase name="five" classname="a.test.ts"><skipped/></testcase>
  </testsuite></testsuites>`;
  expect(summarize(report)).toEqual({ passed: 2, failed: 2, skipped: ['five'] });
});
