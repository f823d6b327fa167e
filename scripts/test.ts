import { existsSync, readFileSync, rmSync } from 'node:fs';
import { execa } from 'execa';
import { findOrInstallChromium, findProgram } from './lib/chromium.ts';

const total = { passed: 0, failed: 0, skipped: 0 };

/** Adds the counts of Vitest's or Playwright's JSON report. */
function addReport(report: string) {
  const { stats, ...vitest } = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += stats ? stats.expected + stats.flaky : vitest.numPassedTests;
  total.failed += stats ? stats.unexpected : vitest.numFailedTests;
  total.skipped += stats ? stats.skipped : vitest.numPendingTests;
}

/** Runs a command, and prints its output at the end; without a report it counts as one test. */
async function runStep(title: string, command: string, output: 'pipe' | 'inherit' = 'pipe') {
  const report = `.cache/${title}.json`;
  rmSync(report, { force: true });
  const { failed, all } = await execa(command, {
    all: true,
    env: { REPORT: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    reject: false,
    shell: true,
    stdio: ['ignore', output, output],
  });
  console.log(`\n== ${title}: ${failed ? 'failed' : 'passed'}\n${all ?? ''}`);
  const failedBefore = total.failed;
  if (existsSync(report)) addReport(report);
  else if (!failed) total.passed += 1;
  // A program can fail without a failed test, for example if an import fails.
  if (failed && total.failed === failedBefore) total.failed += 1;
  return !failed;
}

const vitest = 'vitest run --reporter=default --reporter=json --outputFile="$REPORT"';

async function runInBrowsers() {
  console.log(`\nThe browser is ${await findOrInstallChromium()}.`);
  const display = findProgram(['xvfb-run']) ? 'xvfb-run -a ' : '';
  await runStep('Browser tests', `${display}playwright test --reporter=list,json`, 'inherit');
}

await runStep('Format', 'npm run --silent check:format');
await runStep('Lint', 'npm run --silent check:lint');
const isBuilt =
  (await runStep('Build', 'npm run --silent build:site')) &&
  (await runStep('Build of the fixture site', 'npm run --silent build:fixture'));

/** Uses what the browsers leave of the processor; the builds and the types share files. */
async function runOutsideBrowsers() {
  await runStep('Types', 'npm run --silent check:types');
  await runStep('Unit tests', `${vitest} --project unit --project components`);
  if (isBuilt) await runStep('Tests of the built files', `${vitest} --project dist`);
}

await Promise.all([
  runOutsideBrowsers(),
  isBuilt &&
    runInBrowsers().catch((error) => {
      console.error(error);
      total.failed += 1;
    }),
]);

console.log(`\n${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
