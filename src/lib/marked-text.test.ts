import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { markedText } from './marked-text';

it('marks each quote once, and overlapping quotes as one', () => {
  expect(markedText('ends in March, in March', ['in March'])).toEqual([
    { text: 'ends ', marked: false },
    { text: 'in March', marked: true },
    { text: ', in March', marked: false },
  ]);
  expect(markedText('640 people', ['640 peo', 'people'])).toEqual([
    { text: '640 people', marked: true },
  ]);
});

test.prop([fc.string(), fc.array(fc.tuple(fc.nat(20), fc.nat(20)))])(
  'keeps the text, whatever is marked',
  (text, ranges) => {
    const parts = markedText(
      text,
      ranges.map(([from, length]) => text.slice(from, from + length)),
    );
    expect(parts.map((part) => part.text).join('')).toBe(text);
  },
);
