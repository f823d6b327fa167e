import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpolate } from './interpolate';

/** Any sequence of UTF-16 units, halves of pairs included. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

describe('interpolate', () => {
  it('puts values in the place of their names', () => {
    expect(interpolate('{shown} of {all} leads', { shown: 3, all: 16 })).toBe('3 of 16 leads');
  });

  it('fills a name wherever it stands', () => {
    expect(interpolate('{a}{b}{a}', { a: 'x', b: '' })).toBe('xx');
  });

  it('refuses a name without a value and says which there are', () => {
    expect(() => interpolate('{shwon} of {all}', { shown: 3, all: 16 })).toThrow(
      '{shwon} in "{shwon} of {all}" has no value; allowed: {shown}, {all}',
    );
    expect(() => interpolate('{toString}', {})).toThrow(RangeError);
  });

  it('leaves braces alone that hold no name', () => {
    expect(interpolate('{} { a } {a', { a: 1 })).toBe('{} { a } {a');
  });

  it('puts any value in to the letter, even one that looks like a name or a pattern', () => {
    expect(interpolate('{a}', { a: '{b} $& $1', b: 'no' })).toBe('{b} $& $1');
    fc.assert(
      fc.property(anyUnits, (value) => {
        expect(interpolate('<{value}>', { value })).toBe(`<${value}>`);
      }),
      { numRuns: 1000 },
    );
  });
});
