import { existsSync, readFileSync, rmSync } from 'node:fs';
import { execa } from 'execa';
import { findOrInstallChromium, findProgram } from './lib/chromium.ts';

/** The steps in the order of their start, and the command that runs one alone. */
const steps = {
  Format: 'npm run check:format; npm run format corrects it',
  Lint: 'npm run check:lint',
  Build: 'npm run build:site',
  'Build of the fixture site': 'npm run build:fixture',
  Types: 'npm run check:types',
  'Browser tests': 'npx playwright test tests/<file>',
  'Unit tests': 'npm run unit',
  'Tests of the built files': 'npx vitest run --project dist tests/<file>',
};

type Step = keyof typeof steps;

const total = { passed: 0, failed: 0, skipped: 0 };
const failedSteps: Step[] = [];
let started = 0;

/** Adds the counts of Vitest's or Playwright's JSON report. */
function addReport(report: string) {
  const { stats, ...vitest } = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += stats ? stats.expected + stats.flaky : vitest.numPassedTests;
  total.failed += stats ? stats.unexpected : vitest.numFailedTests;
  total.skipped += stats ? stats.skipped : vitest.numPendingTests;
}

/** Runs a command, and prints its output at the end; without a report it counts as one test. */
async function runStep(step: Step, command: string, output: 'pipe' | 'inherit' = 'pipe') {
  started += 1;
  console.log(`\n== ${started} of ${Object.keys(steps).length}: ${step} …`);
  const report = `.cache/${step}.json`;
  rmSync(report, { force: true });
  const { failed, all } = await execa(command, {
    all: true,
    env: { REPORT: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    reject: false,
    shell: true,
    stdio: ['ignore', output, output],
  });
  console.log(`\n== ${step}: ${failed ? 'failed' : 'passed'}\n${all ?? ''}`);
  const failedBefore = total.failed;
  if (existsSync(report)) addReport(report);
  else if (!failed) total.passed += 1;
  // A program can fail without a failed test, for example if an import fails.
  if (failed && total.failed === failedBefore) total.failed += 1;
  if (failed) failedSteps.push(step);
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

for (const step of failedSteps) console.log(`\n${step} failed. Alone: ${steps[step]}`);
if (!isBuilt)
  console.log('\nWithout both builds the browser tests and those of files did not run.');
console.log(`\n${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
