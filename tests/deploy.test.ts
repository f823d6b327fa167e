import { expect, test } from 'vitest';
import { run } from '../scripts/lib/processes.ts';

const deploy = (...options: string[]) =>
  run('node', ['scripts/deploy.ts', '--dry-run', '--skip-tests', '--skip-build', ...options]);

test('the built site passes a deployment up to the upload', { timeout: 120_000 }, async () => {
  const { output, succeeded } = await deploy('--allow-samples');
  expect(output).toContain('--dry-run: exiting now.');
  expect(output).toMatch(/is fit to be uploaded\.\s*$/);
  expect(succeeded).toBe(true);
});
