import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { interpolate } from './interpolate';

it('puts values in the place of their names and leaves other braces alone', () => {
  expect(interpolate('{a} of {all}{b}{a}', { a: 3, all: 16, b: '' })).toBe('3 of 163');
  expect(interpolate('{} { a } {a', { a: 1 })).toBe('{} { a } {a');
});

it('refuses a name without a value and says which there are', () => {
  expect(() => interpolate('{shwon} of {all}', { shown: 3, all: 16 })).toThrow(
    '{shwon} in "{shwon} of {all}" has no value; allowed: {shown}, {all}',
  );
  expect(() => interpolate('{toString}', {})).toThrow(RangeError);
});

it.prop([fc.string({ unit: 'binary' })], { examples: [['{b} $& $1']] })(
  'puts any value in to the letter, even one that looks like a name or a pattern',
  (value) => {
    expect(interpolate('<{value}>', { value, b: 'no' })).toBe(`<${value}>`);
  },
);
