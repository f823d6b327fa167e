import { execa } from 'execa';
import { expect, it } from 'vitest';

it('a command says which flags it has', async () => {
  const { exitCode, stderr } = await execa('node', ['scripts/deploy.ts', '--nonsense'], {
    reject: false,
  });
  expect(exitCode).toBe(1);
  expect(stderr).toBe("Unknown option '--nonsense'. Flags: --dry-run, --staging, --tests=….");
});
