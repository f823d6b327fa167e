import { fc, it } from '@fast-check/vitest';
import { afterEach, describe, expect, vi } from 'vitest';
import { formatDate, isoDate } from './date';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('writes the date as the language of the site does', () => {
  const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(2026, month, month + 1);
    expect(formatDate(date)).toBe(longDate.format(date));
  }
});

describe('isoDate', () => {
  it('writes months and days in two digits', () => {
    expect(isoDate(new Date(2026, 10, 21))).toBe('2026-11-21');
    expect(isoDate(new Date(2027, 0, 1))).toBe('2027-01-01');
    expect(isoDate(new Date(2028, 1, 29))).toBe('2028-02-29');
  });

  it.each([
    ['Pacific/Auckland', '2027-01-01'],
    ['America/Los_Angeles', '2026-12-31'],
  ])('is the day in %s, not the day in London', (zone, day) => {
    vi.stubEnv('TZ', zone);
    expect(isoDate(new Date('2026-12-31T18:00:00Z'))).toBe(day);
    expect(isoDate(new Date('2027-01-01T05:00:00Z'))).toBe(day);
  });

  const [min, max] = [new Date(2000, 0, 2), new Date(2100, 0, 2)];
  const time = fc.date({ min, max, noInvalidDate: true });
  it.prop([time], { numRuns: 2000 })('names the day of the written date at any time', (date) => {
    const [year, month, day] = isoDate(date).split('-').map(Number);
    expect(formatDate(new Date(year ?? 0, (month ?? 0) - 1, day))).toBe(formatDate(date));
  });
});
