import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { deploySteps } from './lib/deploy-steps.ts';

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

function deploy(): boolean {
  for (const { title, command, environment } of deploySteps(options)) {
    console.log(`\n== ${title}`);
    const since = Date.now();
    const [program, ...programOptions] = command;
    const { status, error } = spawnSync(program, programOptions, {
      // The upload may have to ask for the account, so it has the keyboard.
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    if (status !== 0) {
      console.error(`\n${title}: failed. Nothing was uploaded. ${error?.message ?? ''}`.trimEnd());
      return false;
    }
    console.log(`Done after ${((Date.now() - since) / 1000).toFixed(1)} s.`);
  }
  return true;
}

if (deploy()) {
  const site = options.allowSamples ? 'The staging site' : 'The site';
  console.log(options.dryRun ? `\n${site} is fit to be uploaded.` : `\n${site} is live.`);
} else {
  process.exitCode = 1;
}
