import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { fillSentences, interpolate } from './interpolate';

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

it.each([
  [
    '20 minutes',
    'We replace it.',
    'Pick a time. It takes 20 minutes, Sam. We replace it. Then pay.',
  ],
  ['20 minutes', '', 'Pick a time. It takes 20 minutes, Sam. Then pay.'],
  ['', 'We replace it. Ask us.', 'Pick a time. We replace it. Ask us. Then pay.'],
  ['', '', 'Pick a time. Then pay.'],
])('leaves out the sentences of an empty value: %j, %j', (length, rule, filled) => {
  const text = 'Pick a time. It takes {length}, {name}. {rule} Then pay.';
  expect(fillSentences(text, { length, rule, name: 'Sam' })).toBe(filled);
});

it('leaves out a text whose only value is empty', () => {
  expect(fillSentences('{rule}', { rule: '' })).toBe('');
});
