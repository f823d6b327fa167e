import { describe, expect, it } from 'vitest';
import { type DeployOptions, deploySteps } from './deploy-steps.ts';

const none: DeployOptions = {
  dryRun: false,
  allowSamples: false,
  skipTests: false,
  skipBuild: false,
};
const steps = (options: Partial<DeployOptions>) => deploySteps({ ...none, ...options });
const lines = (options: Partial<DeployOptions>) =>
  steps(options).map(({ command }) => command.join(' '));

describe('a deployment', () => {
  it('checks, tests, builds and checks again before it uploads', () => {
    expect(lines({})).toEqual([
      'node scripts/launch-check.ts --sources',
      'node scripts/test.ts',
      'npm run --silent build',
      'node scripts/launch-check.ts',
      'wrangler deploy --env=',
    ]);
  });

  it('leaves out only the upload when it is tried', () => {
    expect(lines({ dryRun: true }).slice(0, -1)).toEqual(lines({}).slice(0, -1));
    expect(lines({ dryRun: true }).at(-1)).toBe('wrangler deploy --env= --dry-run');
  });

  it('sends samples to a site of their own, which is built for staging', () => {
    const staging = steps({ allowSamples: true });
    expect(staging.at(-1)?.command).toContain('--env=staging');
    expect(staging.map(({ environment }) => environment?.SITE_STAGING)).toContain('1');
    expect(lines({ allowSamples: true }).join()).toContain('launch-check.ts --allow-samples');
  });

  it('builds the public site as such, whatever the environment says', () => {
    expect(steps({}).map(({ environment }) => environment?.SITE_STAGING)).toContain('0');
  });

  it('can leave the tests to those who run them', () => {
    expect(lines({ skipTests: true })).not.toContain('node scripts/test.ts');
  });
});
