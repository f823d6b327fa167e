import { mkdir, readFile, rm } from 'node:fs/promises';
import { findFastestChromium, findOrInstallChromium, findProgram } from './lib/chromium.ts';
import { run } from './lib/processes.ts';
import { type Summary, summarize } from './lib/test-summary.ts';

const reports = '.cache/reports';
const summaries: Summary[] = [];

async function runStep(
  heading: string,
  [program = '', ...options]: string[],
  environment: NodeJS.ProcessEnv,
  summaryOf: (succeeded: boolean) => Summary | Promise<Summary>,
) {
  console.log(`${heading} …`);
  const since = Date.now();
  const { succeeded, output } = await run(program, options, environment);
  const summary = await summaryOf(succeeded);
  // A program can fail without a failed test, for example if an import fails.
  if (!succeeded) summary.failed ||= 1;
  summaries.push(summary);
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(
    summary.failed > 0 ? `\n${output.trim()}\n\n${heading}: failed` : `${heading}: passed`,
  );
  console.log(`  ${summary.passed} passed after ${seconds} s.`);
  return summary.failed === 0;
}

const runCheck = (heading: string, script: string) =>
  runStep(heading, ['npm', 'run', '--silent', script], {}, (succeeded) => {
    return { passed: succeeded ? 1 : 0, failed: 0, skipped: [] };
  });

/** An empty report is a failure. */
function runTests(heading: string, command: string[]) {
  const file = `${reports}/${heading.toLowerCase().replaceAll(' ', '-')}.xml`;
  return runStep(heading, command, { REPORT_FILE: file }, async () => {
    const summary = summarize(await readFile(file, 'utf8').catch(() => ''));
    const isEmpty = summary.passed + summary.failed + summary.skipped.length === 0;
    return isEmpty ? { ...summary, failed: 1 } : summary;
  });
}

async function runInBrowsers() {
  try {
    const chromium = await findOrInstallChromium();
    console.log(`The browser is ${findFastestChromium()}, for back and forward ${chromium}.`);
    await runTests('Browser tests', ['playwright', 'test']);
    const journeys = ['vitest', 'run', '--project', 'engines'];
    const display = findProgram(['xvfb-run']) ? ['xvfb-run', '-a'] : [];
    await runTests('Other engines', [...display, ...journeys]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    summaries.push({ passed: 0, failed: 1, skipped: [] });
  }
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

await runCheck('Format', 'check:format');
await runCheck('Lint', 'check:lint');
await Promise.all([
  runCheck('Types', 'check:types'),
  runTests('Unit tests', ['vitest', 'run', '--project', 'unit', '--project', 'components']),
]);
const isBuilt =
  (await runCheck('Build', 'build:site')) &&
  (await runCheck('Build of the fixture site', 'build:fixture'));
if (isBuilt) {
  await runTests('Tests of the built files', ['vitest', 'run', '--project', 'dist']);
  await runInBrowsers();
} else {
  console.log('\nWithout a build there is nothing to test in the browser.');
}

const sum = (name: 'passed' | 'failed') =>
  summaries.reduce((total, summary) => total + summary[name], 0);
const skipped = summaries.flatMap((summary) => summary.skipped);
console.log(`\n${skipped.length} skipped`);
for (const name of skipped) console.log(`Skipped: ${name}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
