import { existsSync, readFileSync, rmSync } from 'node:fs';
import { execa } from 'execa';
import { findOrInstallChromium, findProgram } from './lib/chromium.ts';

const steps = {
  Format: 'npm run check:format',
  Lint: 'npm run check:lint',
  Build: 'npm run build:site',
  'Build of the fixture site': 'npm run build:fixture',
  Types: 'npm run check:types',
  'Browser tests': `${findProgram(['xvfb-run']) ? 'xvfb-run -a ' : ''}npx playwright test`,
  'Unit tests': 'npx vitest run --project unit --project components',
  'Tests of the built files': 'npx vitest run --project dist',
};

type Step = keyof typeof steps;

const total = { passed: 0, failed: 0, skipped: 0 };
const failedSteps: Step[] = [];
let started = 0;

/** Adds the counts of Vitest's or Playwright's JSON report; a step without one is one test. */
function count(report: string, hasFailed: boolean) {
  const { stats, ...vitest } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const passed = stats ? stats.expected + stats.flaky : vitest.numPassedTests;
  const failed = stats?.unexpected ?? vitest.numFailedTests ?? 0;
  total.passed += passed ?? Number(!hasFailed);
  // A program can fail without a failed test, for example if an import fails.
  total.failed += Math.max(failed, Number(hasFailed));
  total.skipped += stats?.skipped ?? vitest.numPendingTests ?? 0;
}

/** Prints the output of a step when it ends; that of the browser tests as it comes. */
async function runStep(step: Step) {
  started += 1;
  console.log(`\n== ${started} of ${Object.keys(steps).length}: ${step} …`);
  const report = `.cache/${step}.json`;
  rmSync(report, { force: true });
  const output = step === 'Browser tests' ? 'inherit' : 'pipe';
  const { failed, all } = await execa(steps[step], {
    all: true,
    env: { REPORT: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    reject: false,
    shell: true,
    stdio: ['ignore', output, output],
  });
  console.log(`\n== ${step}: ${failed ? 'failed' : 'passed'}\n${all ?? ''}`);
  count(report, failed);
  if (failed) failedSteps.push(step);
  return !failed;
}

async function runInBrowsers() {
  // A missing browser fails the step, whose output says so.
  const browser = await findOrInstallChromium().catch(({ message }) => message);
  console.log(`\nThe browser is ${browser}.`);
  await runStep('Browser tests');
}

/** Runs beside the browser tests, one step at a time: the builds and the types share files. */
async function runOutsideBrowsers() {
  await runStep('Types');
  await runStep('Unit tests');
  if (isBuilt) await runStep('Tests of the built files');
}

await runStep('Format');
await runStep('Lint');
const isBuilt = (await runStep('Build')) && (await runStep('Build of the fixture site'));
await Promise.all([runOutsideBrowsers(), isBuilt && runInBrowsers()]);

for (const step of failedSteps) console.log(`\n${step} failed. Alone: ${steps[step]}`);
if (!isBuilt) console.log('\nWithout both builds neither browser tests nor those of files ran.');
console.log(`\n${total.skipped} skipped\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
