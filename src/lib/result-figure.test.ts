import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitResult, withMinusSign, withUnit } from './result-figure';

describe('splitResult', () => {
  it.each([
    ['+212% qualified pipeline', '+212%', 'qualified pipeline'],
    ['$420k new revenue', '$420k', 'new revenue'],
    ['3.4x blended ROAS', '3.4x', 'blended ROAS'],
    ['+212%', '+212%', ''],
    ['', '', ''],
  ])('splits "%s" behind its figure', (result, figure, words) => {
    expect(splitResult(result)).toEqual({ figure, words });
  });

  it('loses nothing of a text with a space', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const result = `${one} ${other}`;
        const { figure, words } = splitResult(result);
        expect(`${figure} ${words}`).toBe(result);
        expect(figure).not.toContain(' ');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('withUnit', () => {
  it.each([
    [250, '$', 'k', '$250k'],
    [3.4, '', 'x', '3.4x'],
    [12, '', '%', '12%'],
    [7, '', '', '7'],
    [1250000, '$', '', '$1,250,000'],
  ])('writes %d between "%s" and "%s" as %s', (value, prefix, suffix, text) => {
    expect(withUnit(value, { prefix, suffix })).toBe(text);
  });

  it('writes zero without a unit of size, but with one of kind', () => {
    expect(withUnit(0, { prefix: '$', suffix: 'k' })).toBe('$0');
    expect(withUnit(0, { prefix: '$', suffix: 'M' })).toBe('$0');
    expect(withUnit(0, { prefix: '', suffix: 'x' })).toBe('0x');
    expect(withUnit(0, { prefix: '', suffix: '%' })).toBe('0%');
  });
});

describe('withMinusSign', () => {
  it.each([
    ['-44%', '\u221244%'],
    ['-$1,200', '\u2212$1,200'],
    ['+212%', '+212%'],
    ['3-7x', '3-7x'],
  ])('sets %s as %s', (figure, shown) => {
    expect(withMinusSign(figure)).toBe(shown);
  });
});
