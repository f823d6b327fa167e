import { readFileSync, rmSync } from 'node:fs';
import { execaSync } from 'execa';
import { unstable_readConfig } from 'wrangler';
import { loadContent } from '../src/data/read-content.ts';
import { readFlags } from './lib/flags.ts';

const flags = readFlags({
  'dry-run': { type: 'boolean' },
  staging: { type: 'boolean' },
  // `content` runs only the tests that a change of content can break.
  tests: { type: 'string' },
});
const { 'dry-run': isDryRun, staging: isStaging } = flags;
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

/** Returns where wrangler uploaded to, from its output file: `acme.workers.dev`, `www.acme.com (custom domain)`. */
function readDeployedOrigins(): string[] {
  const lines = readFileSync(outputFile, 'utf8').trim().split('\n');
  const events = lines.map((line) => JSON.parse(line));
  const targets: string[] = events.findLast(({ type }) => type === 'deploy')?.targets ?? [];
  return targets.map((target) => `https://${target.replace(/^https:\/\/|[ /].*/g, '')}`);
}

/** Prints changes that go live but are in no commit. */
function printUncommittedChanges() {
  const { stdout } = execaSync('git', ['status', '--short'], { reject: false });
  if (stdout) console.log(`\nNot committed, but in this upload:\n${stdout}`);
}

rmSync(outputFile, { force: true });
run('Launch check', `node scripts/launch-check.ts${isStaging ? ' --staging' : ''}`);
const { origin: siteOrigin } = (await loadContent()).site;
const { host } = new URL(siteOrigin);
const { routes = [] } = unstable_readConfig({ config: 'wrangler.jsonc' });
const hasRoute =
  host.endsWith('.workers.dev') ||
  routes.some((route: string | { pattern: string }) => {
    const pattern = typeof route === 'string' ? route : route.pattern;
    return pattern.split('/')[0] === host;
  });
if (!(isStaging || hasRoute)) {
  stop(
    `Nothing was uploaded: wrangler.jsonc has no route to ${host}, the origin (docs/deploy.md).`,
  );
}
const tests = flags.tests === 'content' ? 'npm run test:content' : 'npm test';
if (!isDryRun) run('Tests', `SITE_STAGING=0 ${tests}`);
// The tests leave the build that they tested, without `noindex`.
if (isDryRun || isStaging) run('Build', 'npm run --silent build:site');
printUncommittedChanges();
run('Upload', `wrangler deploy ${target}${isDryRun ? ' --dry-run' : ''}`);
if (isDryRun) {
  console.log('\nReady to upload.');
} else {
  const origins = readDeployedOrigins();
  const origin = isStaging ? origins[0] : siteOrigin;
  if (!(origin && origins.includes(origin))) {
    const found = origins.join(', ') || 'no address';
    stop(`The site is at ${found}, not at its origin ${origin}: docs/deploy.md. ${rollback}`);
  }
  const wrong = `The site is uploaded, but wrong. ${rollback}`;
  // A new address takes some seconds to work.
  const wait = 'curl -sS --fail --output /dev/null --retry 12 --retry-delay 5 --retry-all-errors';
  run('Wait for the site', `${wait} ${origin}`, wrong);
  const siteTests = 'playwright test security.e2e.ts deployed.e2e.ts --project desktop';
  run('Test of the deployed site', `BASE_URL=${origin} ${siteTests}`, wrong);
  console.log(`\nThe site is live at ${origin}. ${rollback}`);
}
