import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deploySteps } from './lib/deploy-steps.ts';
import { deployedAddress, smokeTest } from './lib/smoke-test.ts';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: { 'dry-run': flag, 'allow-samples': flag, 'skip-tests': flag, 'skip-build': flag },
});
const options = {
  dryRun: values['dry-run'],
  allowSamples: values['allow-samples'],
  skipTests: values['skip-tests'],
  skipBuild: values['skip-build'],
};
if ((options.skipTests || options.skipBuild) && !options.dryRun) {
  throw new Error('Only a --dry-run may leave out the tests or the build.');
}

const outputFile = join(mkdtempSync(join(tmpdir(), 'deploy-')), 'output.ndjson');

function deploy(): boolean {
  for (const { title, command, environment } of deploySteps(options)) {
    console.log(`\n== ${title}`);
    const since = Date.now();
    const [program, ...programOptions] = command;
    const { status, error } = spawnSync(program, programOptions, {
      // The upload may have to ask for the account, so it has the keyboard.
      stdio: 'inherit',
      env: { ...process.env, WRANGLER_OUTPUT_FILE_PATH: outputFile, ...environment },
    });
    if (status !== 0) {
      console.error(`\n${title}: failed. Nothing was uploaded. ${error?.message ?? ''}`.trimEnd());
      return false;
    }
    console.log(`Done after ${((Date.now() - since) / 1000).toFixed(1)} s.`);
  }
  return true;
}

/** Asks the address that was uploaded to whether it answers as it was built. */
async function verify(): Promise<boolean> {
  const environment = options.allowSamples ? 'staging' : '';
  const rollback = `Go back to the version before: npx wrangler rollback --env="${environment}"`;
  const address = deployedAddress(readFileSync(outputFile, 'utf8'));
  if (!address) {
    console.error(`\nwrangler named no address, so the site was not checked. ${rollback}`);
    return false;
  }
  console.log(`\n== Smoke test of ${address}`);
  const problems = await smokeTest(address, 'dist', 12);
  if (problems.length === 0) {
    console.log(`The site is live at ${address}. ${rollback}`);
    return true;
  }
  console.error(`${problems.join('\n')}\nThe upload succeeded, but the site is wrong. ${rollback}`);
  return false;
}

if (!deploy()) process.exitCode = 1;
else if (options.dryRun) {
  const site = options.allowSamples ? 'The staging site' : 'The site';
  console.log(`\n${site} is fit to be uploaded.`);
} else if (!(await verify())) process.exitCode = 1;
