export interface DeployOptions {
  /** Everything but the upload. */
  dryRun: boolean;
  /** For a staging site, which search engines leave out. */
  allowSamples: boolean;
  /** For the tests, which would otherwise run themselves. */
  skipTests: boolean;
  /** Takes dist/ as it is. */
  skipBuild: boolean;
}

export interface DeployStep {
  title: string;
  command: readonly [string, ...string[]];
  environment?: NodeJS.ProcessEnv;
}

/** What wrangler would ask or report elsewhere, turned off. */
const quiet = { WRANGLER_HIDE_BANNER: 'true', WRANGLER_SEND_METRICS: 'false' };

/** All that stands between a change and the public, in order; each step must succeed. */
export function deploySteps(options: DeployOptions): DeployStep[] {
  const samples = options.allowSamples ? ['--allow-samples'] : [];
  const check = ['node', 'scripts/launch-check.ts', ...samples] as const;
  const environment = options.allowSamples ? 'staging' : '';
  const tests: DeployStep = { title: 'Tests', command: ['node', 'scripts/test.ts'] };
  const build: DeployStep[] = [
    { title: 'Launch check of the content', command: [...check, '--sources'] },
    ...(options.skipTests ? [] : [tests]),
    {
      title: options.allowSamples ? 'Build for staging' : 'Build',
      command: ['npm', 'run', '--silent', 'build'],
      environment: { SITE_STAGING: options.allowSamples ? '1' : '0' },
    },
  ];
  return [
    ...(options.skipBuild ? [] : build),
    { title: 'Launch check of what was built', command: check },
    {
      title: options.dryRun ? 'Upload, left out' : 'Upload',
      command: [
        'wrangler',
        'deploy',
        `--env=${environment}`,
        ...(options.dryRun ? ['--dry-run'] : []),
      ],
      environment: quiet,
    },
  ];
}
