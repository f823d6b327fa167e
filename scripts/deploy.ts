import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deployedAddress, smokeTest } from './lib/smoke-test.ts';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: { 'dry-run': flag, 'allow-samples': flag, 'skip-tests': flag },
});
const { 'dry-run': dryRun, 'allow-samples': allowSamples, 'skip-tests': skipTests } = values;
if (skipTests && !dryRun) throw new Error('Only a --dry-run may skip the tests.');

const outputFile = join(mkdtempSync(join(tmpdir(), 'deploy-')), 'output.ndjson');
const check = ['node', 'scripts/launch-check.ts', ...(allowSamples ? ['--allow-samples'] : [])];
const wranglerEnvironment = `--env=${allowSamples ? 'staging' : ''}`;
const rollback = `Go back to the previous version: npx wrangler rollback ${wranglerEnvironment}`;
const environment = {
  ...process.env,
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_OUTPUT_FILE_PATH: outputFile,
  WRANGLER_SEND_METRICS: 'false',
};

type Step = [title: string, command: string[], settings?: NodeJS.ProcessEnv];
const tests: Step = ['Tests', ['npm', 'test']];
const staging = { SITE_STAGING: allowSamples ? '1' : '0' };
const steps: Step[] = [
  ['Launch check of the content', [...check, '--sources']],
  ...(skipTests ? [] : [tests]),
  ['Build', ['npm', 'run', '--silent', 'build'], staging],
  ['Launch check of what was built', check],
  ['Upload', ['wrangler', 'deploy', wranglerEnvironment, ...(dryRun ? ['--dry-run'] : [])]],
];

function runSteps(): boolean {
  return steps.every(([title, [program = '', ...options], settings]) => {
    console.log(`\n== ${title}`);
    const env = { ...environment, ...settings };
    const { status } = spawnSync(program, options, { stdio: 'inherit', env });
    if (status !== 0) console.error(`\n${title}: failed. Nothing was uploaded.`);
    return status === 0;
  });
}

async function verify(): Promise<boolean> {
  const address = deployedAddress(readFileSync(outputFile, 'utf8'));
  if (!address) {
    console.error(`\nwrangler printed no address, so the site was not checked. ${rollback}`);
    return false;
  }
  const problems = await smokeTest(address, 'dist', 12);
  if (problems.length === 0) {
    console.log(`\nThe site is live at ${address}. ${rollback}`);
    return true;
  }
  console.error(`${problems.join('\n')}\nThe upload succeeded, but the site is wrong. ${rollback}`);
  return false;
}

if (!runSteps()) process.exitCode = 1;
else if (dryRun) console.log('\nReady to upload.');
else if (!(await verify())) process.exitCode = 1;
