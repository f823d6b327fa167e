import { expect, it } from 'vitest';
import { isNumberText, parseLenientNumber } from './lenient-number';

it.each(['', ' ', 'abc', '-', '$', 'abcd$5', '--5', '.5', 'NaN', 'Infinity', '<b>1</b>', 'k'])(
  'finds no number in "%s"',
  (text) => {
    expect(parseLenientNumber(text)).toBeNaN();
  },
);

it.each<[text: string, value: number]>([
  ['12abc', 12],
  ['-3.9', -3],
  ['3,5', 3],
  ['1,234,56', 1234],
  ["1'234’567", 1_234_567],
  [' $ 5 000 a year', 5000],
  ['\u202d7,500\u202c', 7500],
  ['８０００', 8000],
  ['٥٬٠٠٠', 5000],
  ['١٫٥k', 1500],
  ['CHF 5’000.–', 5000],
  ['5,00,000', 500_000],
  ['US$5,000', 5000],
  ['$US 5 000', 5000],
  ['5\u2009000,50', 5000],
  ['USD 5000', 5000],
  ['−€5,000', -5000],
  ['5k', 5000],
  ['1.2m', 1_200_000],
  ['1,5m', 1_500_000],
  ['1.005k', 1005],
  ['−$1.5k', -1500],
  ['5km', 5],
  ['5k a year', 5],
])('reads "%s" as %d', (text, value) => {
  expect(parseLenientNumber(text)).toBe(value);
});

it.each([
  ['40', true],
  ['$5,000', true],
  ['12.5%', true],
  ['USD 5000', true],
  ['2024-10-01', false],
  ['blackfriday', false],
  ['', false],
  ['10 of 20', false],
])('knows whether "%s" is a number', (text, expected) => {
  expect(isNumberText(text)).toBe(expected);
});
