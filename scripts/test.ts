import { mkdir, readFile, rm } from 'node:fs/promises';
import { findFastestChromium, findOrInstallChromium, findProgram } from './lib/chromium.ts';
import { freePort } from './lib/port.ts';
import { run } from './lib/processes.ts';
import { type SiteServer, serve } from './lib/serve.ts';
import { checked, type Report, type Summary, summarize } from './lib/test-summary.ts';

const reports = '.cache/reports';
const nothing: Summary = { passed: 0, failed: 0, skipped: [] };
const summaries: Summary[] = [];
let tests = 0;

interface Step {
  heading: string;
  command: [program: string, ...options: string[]];
  environment?: NodeJS.ProcessEnv;
  /** How the step is counted; a check counts as one. */
  count: (output: string) => Summary | Promise<Summary>;
}

async function runStep({ heading, command: [program, ...options], environment, count }: Step) {
  console.log(`\n== ${heading}`);
  const since = Date.now();
  const { succeeded, output } = await run(program, options, environment);
  const summary = checked(succeeded, await count(output));
  summaries.push(summary);
  const failed = summary.failed > 0;
  if (failed) console.log(output.trim());
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(`${failed ? 'Failed' : 'Passed'} after ${seconds} s: ${summary.passed} passed.`);
  return !failed;
}

const runCheck = (heading: string, script: string) =>
  runStep({
    heading,
    command: ['npm', 'run', '--silent', script],
    count: () => ({ passed: 1, failed: 0, skipped: [] }),
  });

/** Runs tests that write a JSON report; none at all is a failure. */
function runTests(heading: string, command: Step['command'], environment?: NodeJS.ProcessEnv) {
  const file = `${reports}/${heading.toLowerCase().replaceAll(' ', '-')}.json`;
  return runStep({
    heading,
    command,
    environment: { ...environment, REPORT_FILE: file },
    count: async () => {
      const report: Report | undefined = await readFile(file, 'utf8').then(
        JSON.parse,
        () => undefined,
      );
      if (!report) return { ...nothing, failed: 1 };
      const summary = summarize(report);
      tests += summary.passed + summary.failed;
      return summary;
    },
  });
}

async function runInBrowsers() {
  const servers: SiteServer[] = [];
  try {
    const chromium = await findOrInstallChromium();
    console.log(`\nThe browser is ${findFastestChromium()}, for back and forward ${chromium}.`);
    for (const folder of ['dist', 'dist-fixture']) {
      servers.push(await serve(await freePort(), folder));
    }
    const [own, fixture] = servers.map(({ origin }) => origin);
    const environment = { BASE_URL: own, FIXTURE_URL: fixture };
    await runTests('Browser tests', ['playwright', 'test'], environment);
    // Journeys of an engine that is not installed are skipped by name.
    const journeys: Step['command'] = ['vitest', 'run', '--project', 'engines'];
    const withDisplay: Step['command'] = ['xvfb-run', '-a', ...journeys];
    await runTests('Other engines', findProgram(['xvfb-run']) ? withDisplay : journeys);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    summaries.push({ ...nothing, failed: 1 });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

await runCheck('Format', 'check:format');
await runCheck('Lint', 'check:lint');
await runCheck('Types', 'check:types');
await runTests('Unit tests', ['vitest', 'run', '--project', 'unit', '--project', 'components']);
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
process.exitCode = sum('failed') > 0 || tests === 0 ? 1 : 0;
