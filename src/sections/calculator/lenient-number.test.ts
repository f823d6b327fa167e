import { expect, it } from 'vitest';
import { parseLenientNumber } from './lenient-number';

it.each(['', ' ', 'abc12', '-', '$', 'k', '.5'])('finds no number in "%s"', (text) => {
  expect(parseLenientNumber(text)).toBeNaN();
});

it.each<[text: string, value: number]>([
  ['5,000', 5000],
  ['$5,000', 5000],
  ["1'234’567 €", 1_234_567],
  ['5 000', 5000],
  ['5k', 5000],
  ['$420k', 420_000],
  ['1.5M', 1_500_000],
  ['1.005k', 1005],
  ['5km', 5],
  ['25%', 25],
  ['12abc', 12],
  ['3.9', 3],
  ['-3.9', -3],
  ['-$5', -5],
  ['−$590', -590],
])('reads "%s" as %d', (text, value) => {
  expect(parseLenientNumber(text)).toBe(value);
});
