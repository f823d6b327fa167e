import { existsSync, readFileSync, rmSync } from 'node:fs';
import { execa } from 'execa';
import { findOrInstallChromium, findProgram } from './lib/chromium.ts';
import { readFlags } from './lib/flags.ts';

const { content } = readFlags({ content: { type: 'boolean' } });

const lint = { name: 'Format and lint', command: 'npm run check:lint' };
const types = { name: 'Types', command: 'npm run check:types' };
const unitTests = { name: 'Unit tests', command: 'npx vitest run --project unit' };
const build = { name: 'Build', command: 'npm run build:site' };
const fixtureBuild = { name: 'Build of the fixture site', command: 'npm run build:fixture' };
const fileTests = { name: 'Tests of the built files', command: 'npx vitest run --project dist' };
const browserTests = {
  name: 'Browser tests',
  command: `${findProgram(['xvfb-run']) ? 'xvfb-run -a ' : ''}npx playwright test`,
};
/** What a change of content can break: docs/decisions/015-content-goes-live-fast.md. */
const contentTests = {
  name: 'Browser tests of content',
  command: 'npx playwright test --project=desktop --grep=@go-live',
};

type Step = typeof lint;
/** The lists of a stage run in parallel, the steps of a list in turn. */
type Stage = readonly Step[][];

const stages: readonly Stage[] = content
  ? [
      [[lint], [build, fixtureBuild]],
      [[types], [fileTests, contentTests]],
    ]
  : [
      [
        [lint, unitTests],
        [build, fixtureBuild],
      ],
      [[fileTests, browserTests], [types]],
    ];

const total = { passed: 0, failed: 0, flaky: 0, skipped: 0 };
const failures: string[] = [];

/** Adds the counts of Vitest's or Playwright's JSON report; a step without one is one test. */
function addToTotal(report: string, hasFailed: boolean) {
  const { stats, ...vitest } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const passed = stats ? stats.expected + stats.flaky : vitest.numPassedTests;
  const failed = stats?.unexpected ?? vitest.numFailedTests ?? 0;
  total.passed += passed ?? Number(!hasFailed);
  // A program can fail without a failed test, for example if an import fails.
  total.failed += Math.max(failed, Number(hasFailed));
  total.flaky += stats?.flaky ?? 0;
  total.skipped += stats?.skipped ?? vitest.numPendingTests ?? 0;
}

async function run({ name, command }: Step) {
  const start = Date.now();
  console.log(`== ${name} …`);
  const report = `.cache/${name}.json`;
  rmSync(report, { force: true });
  const program = execa(command, {
    all: true,
    env: { REPORT: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    reject: false,
    shell: true,
    stdin: 'ignore',
  });
  for await (const line of program.iterable({ from: 'all' })) console.log(`${name} | ${line}`);
  const { failed } = await program;
  console.log(`== ${name}: ${Math.round((Date.now() - start) / 1000)} s`);
  addToTotal(report, failed);
  if (failed) failures.push(`${name} failed. Alone: ${command}`);
}

async function runInTurn(steps: readonly Step[]) {
  for (const step of steps) await run(step);
}

// Without a browser, the browser tests fail and say why.
const browser = await findOrInstallChromium().catch(({ message }) => message);
console.log(`The browser is ${browser}.`);

for (const stage of stages) {
  if (failures.length > 0) {
    failures.push('The later steps did not run.');
    break;
  }
  await Promise.all(stage.map(runInTurn));
}

for (const message of failures) console.log(`\n${message}`);
// Playwright lists the flaky tests at the end of its output.
console.log(`\n${total.skipped} skipped, ${total.flaky} flaky`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
