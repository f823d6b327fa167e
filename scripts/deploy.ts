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
const { 'dry-run': dryRun, 'allow-samples': isStaging, 'skip-tests': skipTests } = values;
if (skipTests && !dryRun) throw new Error('Only a --dry-run may skip the tests.');

const outputFile = join(mkdtempSync(join(tmpdir(), 'deploy-')), 'output.ndjson');
const check = `node scripts/launch-check.ts${isStaging ? ' --allow-samples' : ''}`;
const target = isStaging ? '--env=staging' : '--env=""';
const rollback = `Go back to the previous version: npx wrangler rollback ${target}`;
const env = {
  ...process.env,
  SITE_STAGING: isStaging ? '1' : '0',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_OUTPUT_FILE_PATH: outputFile,
  WRANGLER_SEND_METRICS: 'false',
};

/** Stops at the first command that fails. */
function runSteps() {
  for (const [title, command] of [
    ['Launch check of the content', `${check} --sources`],
    ['Tests', skipTests ? 'echo Skipped.' : 'SITE_STAGING=0 npm test'],
    ['Build', 'npm run --silent build'],
    ['Launch check of what was built', check],
    ['Upload', `wrangler deploy ${target}${dryRun ? ' --dry-run' : ''}`],
  ] as const) {
    console.log(`\n== ${title}`);
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
    if (status !== 0) throw new Error(`${title}: failed. Nothing was uploaded.`);
  }
}

async function verify() {
  const address = deployedAddress(readFileSync(outputFile, 'utf8'));
  if (!address) throw new Error(`wrangler printed no address: nothing was checked. ${rollback}`);
  const problems = await smokeTest(address, 'dist', 12);
  if (problems.length > 0) {
    throw new Error(`${problems.join('\n')}\nThe site is uploaded, but wrong. ${rollback}`);
  }
  console.log(`\nThe site is live at ${address}. ${rollback}`);
}

try {
  runSteps();
  if (dryRun) console.log('\nReady to upload.');
  else await verify();
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exitCode = 1;
}
