import { expect, it } from 'vitest';
import { inputsFormat, parseInput, toSliderValue } from './inputs';

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
