import { expect, it } from 'vitest';
import { withMinusSign, withUnit } from './result-figure';

it.each([
  [250, '$', 'k', '$250k'],
  [3.4, '', 'x', '3.4x'],
  [1250000, '$', '', '$1,250,000'],
  // Zero drops k, M and B, but keeps other units.
  [0, '$', 'k', '$0'],
  [0, '', 'x', '0x'],
  [0, '', '%', '0%'],
])('writes %d between "%s" and "%s" as %s', (value, prefix, suffix, text) => {
  expect(withUnit(value, { prefix, suffix })).toBe(text);
});

it.each([
  ['-$1,200', '\u2212$1,200'],
  ['+212%', '+212%'],
  ['3-7x', '3-7x'],
])('sets %s as %s', (figure, shown) => {
  expect(withMinusSign(figure)).toBe(shown);
});
