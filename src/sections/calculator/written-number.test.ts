import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { formatCount, formatMoney, formatSignedPercent, formatWithUnit } from '../../lib/format';
import { setMinusSign } from '../../schema/fields';
import { isWrittenNumber, parseWrittenNumber } from './written-number';

it.each(['', ' ', 'abc', '-', '$', 'a$5', '--5', '.5', 'NaN', 'Infinity', '<b>1</b>', 'k'])(
  'finds no number in "%s"',
  (text) => {
    expect(parseWrittenNumber(text)).toBeNaN();
  },
);

it.each<[text: string, value: number]>([
  ['12abc', 12],
  ['-3.9', -3],
  ['3,5', 3],
  ['1e5', 1],
  ['0x10', 0],
  ['25%', 25],
  ['1,2345', 1],
  ['1,234,56', 1234],
  ["1'234’567", 1_234_567],
  [' $ 5 000 a year', 5000],
  ['\u202d7,500\u202c', 7500],
  ['８０００', 8000],
  ['＄５，０００', 5000],
  ['٥٠', 50],
  ['२५', 25],
  ['USD 5000', 5000],
  ['5000 usd', 5000],
  ['−€5,000', -5000],
  ['$-1,234', -1234],
  ['£−1,234', -1234],
  ['USD -5', -5],
  ['5k', 5000],
  ['50K', 50_000],
  ['1.2m', 1_200_000],
  ['1,5m', 1_500_000],
  ['2B', 2_000_000_000],
  ['1.005k', 1005],
  ['-$1.5k', -1500],
  ['5k€', 5000],
  ['5 k', 5000],
  ['5km', 5],
  ['5k a year', 5],
])('reads "%s" as %d', (text, value) => {
  expect(parseWrittenNumber(text)).toBe(value);
});

it.each([
  ['40', true],
  ['$5,000', true],
  ['12.5%', true],
  ['1.5m', true],
  ['2024-10-01', false],
  ['blackfriday', false],
  ['', false],
  ['10 of 20', false],
])('knows whether "%s" is a number', (text, is) => {
  expect(isWrittenNumber(text)).toBe(is);
});

const withDigitsFrom = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const toFullWidth = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

const withCurrency = (change: (sign: string) => string) => (text: string) =>
  text.replace(/^([-−]?)\$(.*)$/, (_, minus, rest) => change(minus).replace('#', rest));

const spellings = [
  (text: string) => text,
  setMinusSign,
  toFullWidth,
  withDigitsFrom('٠'.charCodeAt(0)),
  withDigitsFrom('०'.charCodeAt(0)),
  (text: string) => text.toLowerCase(),
  (text: string) => text.toUpperCase(),
  (text: string) => text.replaceAll(',', "'"),
  (text: string) => text.replaceAll(',', '\u202f'),
  withCurrency((minus) => `$${minus}#`),
  withCurrency((minus) => `${minus}€#`),
  withCurrency((minus) => `USD ${minus}#`),
  withCurrency((minus) => `${minus}# USD`),
  withCurrency((minus) => `${minus}#£`),
];

const exactInteger = fc.maxSafeInteger().map((value) => value || 0);
const amount = exactInteger.chain((value) =>
  fc.constantFrom(formatMoney(value), formatCount(value)).map((text) => [text, value] as const),
);
const percentage = fc
  .integer({ min: -9999, max: 9999 })
  .map((value) => [formatSignedPercent(value), value] as const);
/** '$420k', '$1.25M' */
const shortAmount = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(['k', 3], ['M', 6], ['B', 9]))
  .map(([hundredths, [suffix, zeros]]) => {
    const text = formatWithUnit(hundredths / 100, { prefix: '$', suffix: `${suffix}` });
    return [text, (hundredths / 100) * 10 ** Number(zeros)] as const;
  });
const space = fc.stringMatching(/^[\s\u00a0]{0,3}$/);

it.prop([fc.oneof(amount, percentage, shortAmount), fc.constantFrom(...spellings), space, space], {
  numRuns: 2000,
})(
  'reads each amount that the page prints in every spelling',
  ([text, value], spell, before, after) => {
    expect(parseWrittenNumber(before + spell(text) + after)).toBe(Math.round(value) || 0);
  },
);
