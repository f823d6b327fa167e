import { describe, expect, test } from 'vitest';
import { bundleWorker } from './service-worker.ts';

describe('the bundled worker', () => {
  test('holds the name of its build, so that another build is another worker', async () => {
    const [first, same, second] = await Promise.all(
      ['one', 'one', 'two'].map((hash) => bundleWorker({ state: 'active', hash })),
    );
    expect(first).toContain('failure-one');
    expect(first).toBe(same);
    expect(second).not.toBe(first);
  });

  test('knows no name that only the build knows', async () => {
    const code = await bundleWorker({ state: 'active', hash: 'one' });
    expect(code).not.toMatch(/\b(?:BUILD|FAILURE_PAGE|STATUS_TEXTS)\b/);
  });

  test('retired, it answers nothing and removes itself', async () => {
    const code = await bundleWorker({ state: 'retired', hash: 'one' });
    expect(code).toContain('unregister');
    expect(code).not.toMatch(/['"`]fetch['"`]/);
  });
});
