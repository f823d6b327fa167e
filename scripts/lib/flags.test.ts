import { execa } from 'execa';
import { expect, it } from 'vitest';

it.each([
  ['scripts/deploy.ts', '--dry-run, --staging, --tests=…'],
  ['scripts/launch-check.ts', '--staging'],
  ['scripts/start.ts', 'none'],
])('%s says which flags it has', async (script, flags) => {
  const { exitCode, stdout, stderr } = await execa('node', [script, '--nonsense'], {
    reject: false,
  });
  expect(exitCode).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(`Unknown option '--nonsense'. Flags: ${flags}.`);
});
