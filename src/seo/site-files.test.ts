import { expect, it } from 'vitest';
import { securityText } from './site-files';

/* The other files are tested in tests/files.test.ts and tests/head.test.ts. */

it('security.txt expires in less than a year', () => {
  const built = new Date('2026-11-21T07:30:00.123Z');
  const expires = new Date(/^Expires: (.+)$/m.exec(securityText(built))?.[1] ?? '');
  const days = (expires.getTime() - built.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
