import { mkdir, readFile, rm } from 'node:fs/promises';
import { findFastestChromium, findOrInstallChromium } from './lib/chromium.ts';
import { freePort } from './lib/port.ts';
import { run } from './lib/processes.ts';
import { type SiteServer, serve } from './lib/serve.ts';
import {
  type Counts,
  countPlaywright,
  countStep,
  countVitest,
  type PlaywrightReport,
  repeatedTests,
  sum,
} from './lib/test-summary.ts';

const reports = '.cache/reports';
const counts: Counts[] = [];
let tests = 0;

function finish(step: Counts, since: number, output: string) {
  counts.push(step);
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  if (step.failed > 0) console.log(output.trim());
  console.log(`${step.failed > 0 ? 'Failed' : 'Passed'} after ${seconds} s.`);
  return step.failed === 0;
}

async function check(heading: string, script: string) {
  console.log(`\n== ${heading}`);
  const since = Date.now();
  const { succeeded, output } = await run('npm', ['run', '--silent', script]);
  const step = succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return finish(step, since, output);
}

async function runTests<Report>(
  heading: string,
  [program = '', ...options]: string[],
  count: (report: Report) => Counts,
  environment: NodeJS.ProcessEnv = {},
) {
  console.log(`\n== ${heading}`);
  const since = Date.now();
  const report = `${reports}/${heading.toLowerCase().replaceAll(' ', '-')}.json`;
  const { succeeded, output } = await run(program, options, {
    ...environment,
    REPORT_FILE: report,
  });
  const found = await readFile(report, 'utf8')
    .then((text) => count(JSON.parse(text)))
    .catch(() => ({ passed: 0, failed: 0 }));
  const step = countStep(succeeded && found.passed > 0, found);
  tests += found.passed + found.failed;
  console.log(`${found.passed} passed, ${found.failed} failed in this step.`);
  finish(step, since, output);
}

/** A test that passes only when repeated fails nobody's run, but somebody should mend it. */
function countBrowserTests(report: PlaywrightReport): Counts {
  for (const title of repeatedTests(report)) console.log(`Passed only when repeated: ${title}`);
  return countPlaywright(report);
}

async function runBrowserTests() {
  let server: SiteServer | undefined;
  try {
    const chromium = await findOrInstallChromium();
    console.log(`\nThe browser is ${findFastestChromium()}, for back and forward ${chromium}.`);
    server = await serve(await freePort());
    await runTests('Browser tests', ['playwright', 'test'], countBrowserTests, {
      BASE_URL: server.origin,
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts.push({ passed: 0, failed: 1 });
  } finally {
    await server?.stop();
  }
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

await check('Format', 'check:format');
await check('Lint', 'check:lint');
await check('Types', 'check:types');
const unit = ['vitest', 'run', '--project', 'unit', '--project', 'components'];
await runTests('Unit tests', unit, countVitest);
if (await check('Build', 'build:site')) {
  await runTests('Tests of the built files', ['vitest', 'run', '--project', 'dist'], countVitest);
  await runBrowserTests();
} else {
  console.log('\nWithout a build there is nothing to test in the browser.');
}

const total = sum(counts);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || tests === 0 ? 1 : 0;
