import { expect, it } from 'vitest';
import { inputsFormat, parseInput, parseLenientNumber, toSliderValue } from './inputs';

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

it.each([
  ['', 0],
  ['-0.9', 0],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
])('counts "%s" as %d', (text, value) => {
  expect(parseInput(text)).toBe(value);
});

it('puts a value beyond the slider at its end', () => {
  expect(toSliderValue('rate', 150)).toBe(100);
  expect(toSliderValue('deal', -5)).toBe(0);
});

it('keeps all inputs in the address, unless they are those of the built page', () => {
  const { defaults, toParameters } = inputsFormat;
  expect(toParameters({ ...defaults, deal: '$7.5k' })).toEqual({ leads: 10, deal: 7500, rate: 20 });
  expect(toParameters({ ...defaults, deal: '5k' })).toEqual({ leads: '', deal: '', rate: '' });
});
