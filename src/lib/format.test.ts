import { expect, it } from 'vitest';
import {
  formatCount,
  formatMoney,
  formatSignedPercent,
  formatUnitPrice,
  formatWithUnit,
} from './format';

it.each([
  [formatMoney, -1234, '−$1,234'],
  [formatMoney, -0, '$0'],
  [formatMoney, -0.5, '$0'],
  [formatMoney, -1.5, '−$1'],
  [formatMoney, 1_234_567.4, '$1,234,567'],
  [formatMoney, Number.MAX_SAFE_INTEGER, '$9,007,199,254,740,991'],
  [formatMoney, -2.8396e32, '−$2.84e32'],
  [formatUnitPrice, 381.67, '$382'],
  [formatUnitPrice, 99.5, '$99.50'],
  [formatUnitPrice, 4.583, '$4.58'],
  [formatUnitPrice, 5, '$5'],
  [formatCount, 1234.5, '1,235'],
  [formatCount, -0.4, '0'],
  [formatSignedPercent, -13.2, '−13%'],
  [formatSignedPercent, -0.4, '0%'],
  [formatSignedPercent, 0.5, '+1%'],
])('%o writes %d as %s', (format, value, text) => {
  expect(format(value)).toBe(text);
});

it.each([
  [250, '$', 'k', '$250k'],
  [3.4, '', 'x', '3.4x'],
  [1250000, '$', '', '$1,250,000'],
  // Zero drops k, M and B, but keeps other units.
  [0, '$', 'k', '$0'],
  [0, '', 'x', '0x'],
  [0, '', '%', '0%'],
])('writes %d between "%s" and "%s" as %s', (value, prefix, suffix, text) => {
  expect(formatWithUnit(value, { prefix, suffix })).toBe(text);
});
