import { afterEach, expect, it, vi } from 'vitest';
import { formatDate, isoDate } from './date';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['Pacific/Auckland', 'January 1, 2027', '2027-01-01'],
  ['America/Los_Angeles', 'December 31, 2026', '2026-12-31'],
])('writes the day in %s, not the day in London', (zone, text, day) => {
  vi.stubEnv('TZ', zone);
  const date = new Date('2026-12-31T18:00:00Z');
  expect(formatDate(date)).toBe(text);
  expect(isoDate(date)).toBe(day);
});

it('names all months as Intl does', () => {
  for (let month = 0; month < 12; month++) {
    const date = new Date(2026, month, 3);
    expect(formatDate(date)).toBe(date.toLocaleDateString('en-US', { dateStyle: 'long' }));
  }
});
