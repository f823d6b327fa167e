import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { execaSync } from 'execa';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { 'dry-run': flag, 'allow-samples': flag } });
const { 'dry-run': isDryRun, 'allow-samples': isStaging } = values;
const outputFile = '.cache/deploy.ndjson';
const target = isStaging ? '--env=staging' : '--env=""';
const rollback = `Go back to the previous version: npx wrangler rollback ${target}`;
const env = {
  SITE_STAGING: isStaging ? '1' : '0',
  WRANGLER_OUTPUT_FILE_PATH: outputFile,
  WRANGLER_SEND_METRICS: 'false',
};

function stop(message: string): never {
  console.error(`\n${message}`);
  process.exit(1);
}

function run(title: string, command: string, consequence = 'Nothing was uploaded.') {
  console.log(`\n== ${title}`);
  const { failed } = execaSync(command, { shell: true, stdio: 'inherit', env, reject: false });
  if (failed) stop(`${title}: failed. ${consequence}`);
}

/** Reads the address from wrangler's output file, such as `www.acme.com (custom domain)`. */
function readDeployedOrigin(): string {
  const lines = readFileSync(outputFile, 'utf8').trim().split('\n');
  const events = lines.map((line) => JSON.parse(line));
  const deployment = events.findLast(({ type }) => type === 'deploy');
  const [address] = String(deployment?.targets?.[0] ?? '').split(' ');
  if (!address) stop(`wrangler printed no address: nothing was checked. ${rollback}`);
  return new URL(address.startsWith('http') ? address : `https://${address}`).origin;
}

rmSync(outputFile, { force: true });
run('Launch check', `node scripts/launch-check.ts${isStaging ? ' --allow-samples' : ''}`);
if (!isDryRun) run('Tests', 'SITE_STAGING=0 npm test');
run('Build', 'npm run --silent build');
run('Upload', `wrangler deploy ${target}${isDryRun ? ' --dry-run' : ''}`);
if (isDryRun) {
  console.log('\nReady to upload.');
} else {
  const origin = readDeployedOrigin();
  const wrong = `The site is uploaded, but wrong. ${rollback}`;
  // A new address takes seconds to work everywhere.
  const wait = 'curl -sS --fail --output /dev/null --retry 12 --retry-delay 5 --retry-all-errors';
  run('Wait for the site', `${wait} ${origin}`, wrong);
  const tests = 'playwright test security.e2e.ts --project desktop';
  run('Test of the deployed site', `BASE_URL=${origin} ${tests}`, wrong);
  console.log(`\nThe site is live at ${origin}. ${rollback}`);
}
