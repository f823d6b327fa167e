import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const flag = { type: 'boolean', default: false } as const;
const options = { 'dry-run': flag, 'allow-samples': flag, 'skip-tests': flag } as const;
const { values } = parseArgs({ options });
const { 'dry-run': dryRun, 'allow-samples': isStaging, 'skip-tests': skipTests } = values;
const outputFile = join(mkdtempSync(join(tmpdir(), 'deploy-')), 'output.ndjson');
const target = isStaging ? '--env=staging' : '--env=""';
const rollback = `Go back to the previous version: npx wrangler rollback ${target}`;
const env = {
  ...process.env,
  SITE_STAGING: isStaging ? '1' : '0',
  WRANGLER_OUTPUT_FILE_PATH: outputFile,
  WRANGLER_SEND_METRICS: 'false',
};

function run(title: string, command: string, consequence: string) {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`${title}: failed. ${consequence}`);
}

/** The address that wrangler wrote to its output file, such as `www.acme.com (custom domain)`. */
function deployedAddress(): string {
  const lines = readFileSync(outputFile, 'utf8').trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line));
  const deployment = entries.findLast(({ type }) => type === 'deploy');
  const [address] = String(deployment?.targets?.[0] ?? '').split(' ');
  if (!address) throw new Error(`wrangler printed no address: nothing was checked. ${rollback}`);
  return new URL(address.startsWith('http') ? address : `https://${address}`).origin;
}

function verify() {
  const address = deployedAddress();
  const wrong = `The site is uploaded, but wrong. ${rollback}`;
  // A new address takes seconds to work everywhere.
  const wait = 'curl -sS --fail --output /dev/null --retry 12 --retry-delay 5 --retry-all-errors';
  run('Wait for the site', `${wait} ${address}`, wrong);
  const tests = 'playwright test security.e2e.ts --project desktop';
  run('Test of the deployed site', `BASE_URL=${address} ${tests}`, wrong);
  console.log(`\nThe site is live at ${address}. ${rollback}`);
}

try {
  if (skipTests && !dryRun) throw new Error('Only a --dry-run may skip the tests.');
  for (const [title, command] of [
    ['Launch check', `node scripts/launch-check.ts${isStaging ? ' --allow-samples' : ''}`],
    ['Tests', skipTests ? 'echo Skipped.' : 'SITE_STAGING=0 npm test'],
    ['Build', 'npm run --silent build'],
    ['Upload', `wrangler deploy ${target}${dryRun ? ' --dry-run' : ''}`],
  ] as const) {
    run(title, command, 'Nothing was uploaded.');
  }
  if (dryRun) console.log('\nReady to upload.');
  else verify();
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exitCode = 1;
}
