import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findOrInstallChromium, findProgram } from './lib/chromium.ts';

const report = '.cache/report.json';
const total = { passed: 0, failed: 0, skipped: 0 };

/** Adds the counts of Vitest's or Playwright's JSON report. */
function addReport() {
  const { stats, ...vitest } = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += stats ? stats.expected + stats.flaky : vitest.numPassedTests;
  total.failed += stats ? stats.unexpected : vitest.numFailedTests;
  total.skipped += stats ? stats.skipped : vitest.numPendingTests;
}

/** Runs a command; one without a report counts as one test. */
function runStep(title: string, command: string): boolean {
  console.log(`\n== ${title}`);
  rmSync(report, { force: true });
  const failedBefore = total.failed;
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  if (existsSync(report)) addReport();
  else if (status === 0) total.passed += 1;
  // A program can fail without a failed test, for example if an import fails.
  if (status !== 0 && total.failed === failedBefore) total.failed += 1;
  return status === 0;
}

const vitest = `vitest run --reporter=default --reporter=json --outputFile=${report}`;

async function runInBrowsers() {
  console.log(`\nThe browser is ${await findOrInstallChromium()}.`);
  const display = findProgram(['xvfb-run']) ? 'xvfb-run -a ' : '';
  runStep('Browser tests', `${display}playwright test --reporter=list,json`);
}

runStep('Format', 'npm run --silent check:format');
runStep('Lint', 'npm run --silent check:lint');
runStep('Types', 'npm run --silent check:types');
runStep('Unit tests', `${vitest} --project unit --project components`);
const isBuilt =
  runStep('Build', 'npm run --silent build:site') &&
  runStep('Build of the fixture site', 'npm run --silent build:fixture');
if (isBuilt) {
  runStep('Tests of the built files', `${vitest} --project dist`);
  await runInBrowsers().catch((error) => {
    console.error(error);
    total.failed += 1;
  });
}

console.log(`\n${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
