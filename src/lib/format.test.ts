import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

describe('formatMoney', () => {
  it.each([
    [0, '$0'],
    [-0, '$0'],
    [-0.4, '$0'],
    [0.5, '$1'],
    [950, '$950'],
    [1234, '$1,234'],
    [-1234, '-$1,234'],
    [28_800, '$28,800'],
    [1_234_567.4, '$1,234,567'],
  ])('writes %d as %s', (value, text) => {
    expect(formatMoney(value)).toBe(text);
  });

  it('groups the digits of any finite number by three and never shows a negative zero', () => {
    fc.assert(
      fc.property(anyFinite, (value) => {
        const text = formatMoney(value);
        expect(text).toMatch(/^-?\$\d{1,3}(?:,\d{3})*$/);
        expect(text).not.toBe('-$0');
      }),
      { numRuns },
    );
  });

  it('keeps every digit of an exact integer', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(Number(formatMoney(value).replace(/[$,]/g, ''))).toBe(value || 0);
      }),
      { numRuns },
    );
  });
});

describe('formatUnitPrice', () => {
  it.each([
    [381.67, '$382'],
    [100, '$100'],
    [99.5, '$99.50'],
    [4.583, '$4.58'],
    [5, '$5'],
    [0.004, '$0'],
    [123_456.7, '$123,457'],
  ])('writes %d as %s', (value, text) => {
    expect(formatUnitPrice(value)).toBe(text);
  });
});

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [-0.2, '0'],
    [35, '35'],
    [1234.5, '1,235'],
    [-1_000_000, '-1,000,000'],
  ])('writes %d as %s', (value, text) => {
    expect(formatCount(value)).toBe(text);
  });

  it('writes any finite number in whole digits', () => {
    fc.assert(
      fc.property(anyFinite, (value) => {
        expect(formatCount(value)).toMatch(/^(?:0|-?[1-9]\d{0,2}(?:,\d{3})*)$/);
      }),
      { numRuns },
    );
  });
});

describe('formatSignedPercent', () => {
  it.each([
    [247, '+247%'],
    [-13, '-13%'],
    [0, '0%'],
    [-0, '0%'],
    [-0.3, '0%'],
    [0.4, '0%'],
    [0.5, '+1%'],
    [1_500, '+1,500%'],
    [-100, '-100%'],
  ])('writes %d as %s', (value, text) => {
    expect(formatSignedPercent(value)).toBe(text);
  });

  it('shows a plus exactly where the rounded number is positive, a minus where it is negative', () => {
    fc.assert(
      fc.property(anyFinite, (value) => {
        const sign = Math.sign(Math.round(value));
        const expected = { '1': /^\+\d/, '-1': /^-\d/, '0': /^0%$/ }[String(sign || 0)];
        expect(formatSignedPercent(value)).toMatch(expected ?? /never/);
      }),
      { numRuns },
    );
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
  it.each([
    [0, '$0'],
    [-0, '$0'],
    [-0.2, '$0'],
    [950, '$950'],
    [999.4, '$999'],
    [1000, '$1k'],
    [1250, '$1.25k'],
    [12_500, '$12.5k'],
    [40_000, '$40k'],
    [-40_000, '-$40k'],
    [125_000, '$125k'],
    [1_200_000, '$1.2M'],
    [3_500_000_000, '$3.5B'],
    [2e12, '$2T'],
    [1.2e15, '$1.2e+15'],
    [-1.2e47, '-$1.2e+47'],
  ])('writes %d as %s', (value, text) => {
    expect(formatShortMoney(value)).toBe(text);
  });

  it.each([
    [999.9, '$1k'],
    [999_999, '$1M'],
    [999_999_999, '$1B'],
    [999_999_999_999, '$1T'],
  ])('carries %d over to the next unit: %s', (value, text) => {
    expect(formatShortMoney(value)).toBe(text);
  });

  it('is a short number close to any finite value', () => {
    fc.assert(
      fc.property(anyFinite, (value) => {
        const text = formatShortMoney(value);
        expect(text).toMatch(/^-?\$\d+(?:\.\d+)?(?:[kMBT]|e\+\d+)?$/);
        expect(text.length).toBeLessThanOrEqual(10);
        expect(text).not.toBe('-$0');
        // Two digits of the very largest numbers may stand for more than a number can hold.
        fc.pre(Math.abs(value) < 1e308);
        const allowed = Math.abs(value) >= 999.5e12 ? 0.051 : 0.0051;
        expect(Math.abs(dollarsOf(text) - value)).toBeLessThanOrEqual(
          Math.max(0.5, Math.abs(value) * allowed),
        );
      }),
      { numRuns },
    );
  });

  it('never falls where the value rises', () => {
    fc.assert(
      fc.property(anyFinite, anyFinite, (one, other) => {
        const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
        expect(dollarsOf(formatShortMoney(lower))).toBeLessThanOrEqual(
          dollarsOf(formatShortMoney(higher)),
        );
      }),
      { numRuns },
    );
  });
});
