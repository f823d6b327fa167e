import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  calculateRoi,
  hasRoiInputs,
  holdsNumber,
  parseRoiInput,
  roiTextsFromSearch,
  searchWithRoiInputs,
} from './roi';

const numRuns = 3000;
/** Any sequence of UTF-16 units, halves of pairs included. */
const anyUnits = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) });
const hugeNumbers = fc.stringMatching(/^[-+ ]?\d{1,400}$/);
const anyText = fc.oneof(fc.string(), anyUnits, hugeNumbers);
const exactIntegers = fc.maxSafeInteger().map((value) => value || 0);
const anyInputs = fc.record({ leads: exactIntegers, deal: exactIntegers, rate: exactIntegers });

describe('calculateRoi', () => {
  it.each([
    ['four times the leads', { leads: 40, deal: 5000, rate: 20 }, [40_000, 140, 100_000, 247]],
    ['leads rounded first', { leads: 1, deal: 1000, rate: 50 }, [500, 4, 1500, -95]],
    ['the annual cost in a month', { leads: 2, deal: 28_800, rate: 20 }, [11_520, 7, 28_800, 0]],
    ['negative leads', { leads: -10, deal: 5000, rate: 20 }, [-10_000, -35, -25_000, -187]],
  ])('gives the results of the formulas for %s', (_, inputs, results) => {
    const { currentRevenue, projectedLeads, additionalRevenue, annualRoi } = calculateRoi(inputs);
    expect([currentRevenue, projectedLeads, additionalRevenue, annualRoi]).toEqual(results);
  });

  const input = fc.integer({ min: -5000, max: 5000 });
  it.prop([input, input, input], { numRuns })(
    'agrees with whole-number arithmetic for all inputs that people type',
    (leads, deal, rate) => {
      const results = calculateRoi({ leads, deal, rate });
      const projectedLeads = Math.floor((7 * leads + 1) / 2);
      expect(results.projectedLeads).toBe(projectedLeads || 0);
      expect(results.currentRevenue).toBeCloseTo((leads * deal * rate) / 100, 2);
      expect(results.projectedRevenue).toBeCloseTo((projectedLeads * deal * rate) / 100, 2);
      const added = (projectedLeads - leads) * deal * rate;
      expect(results.additionalRevenue).toBeCloseTo(added / 100, 2);
      expect(Number.isInteger(results.annualRoi)).toBe(true);
      const exactRoi = (added - 2_880_000) / 28_800;
      expect(Math.abs(results.annualRoi - exactRoi)).toBeLessThanOrEqual(0.5 + 1e-6);
    },
  );

  it.prop([anyInputs], { numRuns })('gives finite results without a negative zero', (inputs) => {
    for (const value of Object.values(calculateRoi(inputs))) {
      expect(Number.isFinite(value) && !Object.is(value, -0)).toBe(true);
    }
  });
});

describe('the number in a field', () => {
  const none = ['', ' ', 'abc', '-', '$500', '.5', '٣', '４０', 'NaN', 'Infinity', '<b>1</b>'];
  it.each<[text: string, value: number, isNumber?: boolean]>([
    ...none.map((text): [string, number, boolean] => [text, 0, false]),
    ['12abc', 12],
    ['-3.9', -3],
    ['+5', 5],
    ['  7 ', 7],
    ['007', 7],
    ['1e5', 1],
    ['0x10', 0],
    ['1,234', 1],
    ['-0.9', 0],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ])('in "%s" is %d', (text, value, isNumber = true) => {
    expect(parseRoiInput(text)).toBe(value);
    expect(holdsNumber(text)).toBe(isNumber);
  });

  it.prop([anyText], { numRuns })('is an exact integer and not negative zero', (text) => {
    const value = parseRoiInput(text);
    expect(Number.isSafeInteger(value) && !Object.is(value, -0)).toBe(true);
  });
});

describe('the inputs in the address', () => {
  it.each([
    ['', false, { leads: '10', deal: '5000', rate: '20' }],
    ['?utm_source=mail', false, { leads: '10', deal: '5000', rate: '20' }],
    ['?leads=7&leads=8&rate=-0', true, { leads: '7', deal: '5000', rate: '0' }],
    ['?leads&deal=abc&rate=12.5%25', true, { leads: '0', deal: '0', rate: '12' }],
  ])('are read from %j by the rules of the fields', (search, given, texts) => {
    expect(hasRoiInputs(search)).toBe(given);
    expect(roiTextsFromSearch(search)).toEqual(texts);
  });

  const anyGraphemes = fc.string({ unit: 'grapheme' });
  const otherName = anyGraphemes.filter((name) => !['leads', 'deal', 'rate'].includes(name));
  const others = fc.array(fc.tuple(otherName, anyGraphemes), { maxLength: 4 });
  it.prop([anyInputs, others], { numRuns })(
    'come back as they were written, with all other parameters kept in order',
    (inputs, parameters) => {
      const search = searchWithRoiInputs(`?${new URLSearchParams(parameters)}`, inputs);
      const texts = Object.entries(inputs).map(([name, value]) => [name, `${value}`]);
      expect(roiTextsFromSearch(search)).toEqual(Object.fromEntries(texts));
      expect([...new URLSearchParams(search)].slice(0, parameters.length)).toEqual(parameters);
      expect(searchWithRoiInputs(search, inputs)).toBe(search);
    },
  );
});
