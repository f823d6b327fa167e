import { existsSync, readFileSync, rmSync } from 'node:fs';
import { execaSync } from 'execa';
import { findOrInstallChromium, findProgram } from './lib/chromium.ts';
import { listFlakyTests } from './lib/flaky-tests.ts';

const steps = {
  Format: 'npm run check:format',
  Lint: 'npm run check:lint',
  Types: 'npm run check:types',
  'Unit tests': 'npm run unit',
  Build: 'npm run build:site',
  'Build of the fixture site': 'npm run build:fixture',
  'Tests of the built files': 'npx vitest run --project dist',
  'First day of an owner': 'npx vitest run --project first-day',
  'Browser tests': `${findProgram(['xvfb-run']) ? 'xvfb-run -a ' : ''}npx playwright test`,
};

const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const flaky: string[] = [];

/** Adds the counts of Vitest's or Playwright's JSON report; a step without one is one test. */
function count(report: string, hasFailed: boolean) {
  const { stats, ...vitest } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  if (stats) flaky.push(...listFlakyTests(vitest));
  const passed = stats ? stats.expected + stats.flaky : vitest.numPassedTests;
  const failed = stats?.unexpected ?? vitest.numFailedTests ?? 0;
  total.passed += passed ?? Number(!hasFailed);
  // A program can fail without a failed test, for example if an import fails.
  total.failed += Math.max(failed, Number(hasFailed));
  total.skipped += stats?.skipped ?? vitest.numPendingTests ?? 0;
}

// Without a browser the last two steps fail, and their output says so.
const browser = await findOrInstallChromium().catch(({ message }) => message);
console.log(`The browser is ${browser}.`);

for (const [index, [step, command]] of Object.entries(steps).entries()) {
  console.log(`\n== ${index + 1} of ${Object.keys(steps).length}: ${step} …`);
  const report = `.cache/${step}.json`;
  rmSync(report, { force: true });
  const { failed } = execaSync(command, {
    env: { REPORT: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    reject: false,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  count(report, failed);
  if (failed) failures.push(`${step} failed. Alone: ${command}`);
  if (failed && step.startsWith('Build')) {
    failures.push('Without both builds neither browser tests nor those of files ran.');
    break;
  }
}

if (flaky.length > 0)
  console.log('\nFlaky, passed when repeated:', ...flaky.map((test) => `\n  ${test}`));
for (const message of failures) console.log(`\n${message}`);
console.log(`\n${total.skipped} skipped\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
