import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  formatCount,
  formatMoney,
  formatShortMoney,
  formatSignedPercent,
  formatUnitPrice,
} from './format';

const numRuns = 3000;
const anyFinite = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ noNaN: true, min: -1e7, max: 1e7 }),
  fc.maxSafeInteger(),
);

it.each([
  [formatMoney, -1234, '-$1,234'],
  [formatMoney, 1_234_567.4, '$1,234,567'],
  [formatUnitPrice, 381.67, '$382'],
  [formatUnitPrice, 99.5, '$99.50'],
  [formatUnitPrice, 4.583, '$4.58'],
  [formatUnitPrice, 0.004, '$0'],
  [formatUnitPrice, 123_456.7, '$123,457'],
  [formatCount, 1234.5, '1,235'],
  [formatSignedPercent, 0.4, '0%'],
  [formatSignedPercent, 0.5, '+1%'],
  [formatShortMoney, 999.4, '$999'],
  [formatShortMoney, 1250, '$1.25k'],
  [formatShortMoney, -40_000, '-$40k'],
  [formatShortMoney, 1_200_000, '$1.2M'],
  [formatShortMoney, 3_500_000_000, '$3.5B'],
  [formatShortMoney, 2e12, '$2T'],
  [formatShortMoney, -1.2e47, '-$1.2e+47'],
  // What rounds up to the next unit is written in that unit.
  [formatShortMoney, 999.9, '$1k'],
  [formatShortMoney, 999_999_999_999, '$1T'],
])('%o writes %d as %s', (format, value, text) => {
  expect(format(value)).toBe(text);
});

describe('any finite number', () => {
  it.prop([anyFinite], { numRuns })('has its digits in threes and no negative zero', (value) => {
    expect(formatCount(value)).toMatch(/^(?:0|-?[1-9]\d{0,2}(?:,\d{3})*)$/);
    expect(formatMoney(value)).toBe(formatCount(value).replace(/(?=\d)/, '$$'));
    expect(formatSignedPercent(value)).toBe(
      `${Math.round(value) > 0 ? '+' : ''}${formatCount(value)}%`,
    );
  });

  it.prop([fc.maxSafeInteger()], { numRuns })('keeps every digit of an integer', (value) => {
    expect(Number(formatMoney(value).replace(/[$,]/g, ''))).toBe(value || 0);
  });
});

/** The number that a short text stands for. */
function dollarsOf(text: string): number {
  const sizes: Readonly<Record<string, number>> = { k: 1e3, M: 1e6, B: 1e9, T: 1e12 };
  const [, sign = '', digits = '', unit = ''] =
    /^(-?)\$(\d+(?:\.\d+)?(?:e\+\d+)?)([kMBT]?)$/.exec(text) ?? [];
  return Number(`${sign}${digits || 'nothing'}`) * (sizes[unit] ?? 1);
}

describe('formatShortMoney', () => {
  it.prop([anyFinite], { numRuns })('is a short number close to any finite value', (value) => {
    const text = formatShortMoney(value);
    expect(text.length).toBeLessThanOrEqual(10);
    expect(text).not.toBe('-$0');
    // Two digits of the very largest numbers may stand for more than a number can hold.
    fc.pre(Math.abs(value) < 1e308);
    const allowed = Math.abs(value) >= 999.5e12 ? 0.051 : 0.0051;
    expect(Math.abs(dollarsOf(text) - value)).toBeLessThanOrEqual(
      Math.max(0.5, Math.abs(value) * allowed),
    );
  });

  it.prop([anyFinite, anyFinite], { numRuns })('never falls where the value rises', (...values) => {
    const [lower = 0, higher = 0] = values
      .toSorted((one, other) => one - other)
      .map((value) => dollarsOf(formatShortMoney(value)));
    expect(lower).toBeLessThanOrEqual(higher);
  });
});
