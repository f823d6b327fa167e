import { execa } from 'execa';
import { expect, it } from 'vitest';

it('an unknown flag ends a command with the flags that there are', async () => {
  const command = ['scripts/launch-check.ts', '--nonsense'];
  const { exitCode, stderr } = await execa('node', command, { reject: false });
  expect(exitCode).toBe(1);
  expect(stderr).toBe("Unknown option '--nonsense'. Flags: --staging.");
});
