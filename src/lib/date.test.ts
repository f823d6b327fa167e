import { expect, it } from 'vitest';
import { formatDate } from './date';

/* The visitor's time zone is tested in tests/legal.e2e.ts. */

it('names all months as Intl does', () => {
  for (let month = 0; month < 12; month++) {
    const date = new Date(2026, month, 3);
    expect(formatDate(date)).toBe(date.toLocaleDateString('en-US', { dateStyle: 'long' }));
  }
});
