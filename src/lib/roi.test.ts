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
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));
const digits = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 400 })
  .map((values) => values.join(''));
const hugeNumbers = fc
  .tuple(fc.constantFrom('', '-', '+', ' ', '-0'), digits)
  .map(([start, rest]) => start + rest);
const anyText = fc.oneof(fc.string(), anyUnits, hugeNumbers);
const exactIntegers = fc.maxSafeInteger().map((value) => value || 0);
const anyInputs = fc.record({ leads: exactIntegers, deal: exactIntegers, rate: exactIntegers });

describe('calculateRoi', () => {
  it.each([
    ['four times the leads', { leads: 40, deal: 5000, rate: 20 }, [40_000, 140, 100_000, 247]],
    ['leads rounded first', { leads: 1, deal: 1000, rate: 50 }, [500, 4, 1500, -95]],
    ['the annual cost in a month', { leads: 2, deal: 28_800, rate: 20 }, [11_520, 7, 28_800, 0]],
    ['a small loss', { leads: 2, deal: 28_700, rate: 20 }, [11_480, 7, 28_700, 0]],
    ['negative leads', { leads: -10, deal: 5000, rate: 20 }, [-10_000, -35, -25_000, -187]],
    ['two negatives', { leads: -10, deal: -5000, rate: 20 }, [10_000, -35, 25_000, -13]],
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
      expect(Number.isFinite(value)).toBe(true);
      expect(Object.is(value, -0)).toBe(false);
    }
  });
});

describe('the number in a field', () => {
  it.each(['', ' ', 'abc', '-', '$500', '.5', '٣', 'NaN', 'Infinity'])(
    'is none in "%s"',
    (text) => {
      expect(holdsNumber(text)).toBe(false);
      expect(parseRoiInput(text)).toBe(0);
    },
  );

  it.each([
    ['12abc', 12],
    ['3.9', 3],
    ['-3.9', -3],
    ['+5', 5],
    ['  7', 7],
    ['007', 7],
    ['1e5', 1],
    ['0x10', 0],
    ['1,234', 1],
    ['-0.9', 0],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
    [`-${'9'.repeat(400)}`, -Number.MAX_SAFE_INTEGER],
  ])('in "%s" is %d', (text, value) => {
    expect(holdsNumber(text)).toBe(true);
    expect(parseRoiInput(text)).toBe(value);
  });

  it.prop([anyText], { numRuns })('is an exact integer and not negative zero', (text) => {
    const value = parseRoiInput(text);
    expect(Number.isSafeInteger(value)).toBe(true);
    expect(Object.is(value, -0)).toBe(false);
  });
});

describe('the inputs in the address', () => {
  it('take the place of earlier inputs and leave other parameters where they stand', () => {
    const inputs = { leads: 40, deal: 5, rate: -2 };
    expect(searchWithRoiInputs('', inputs)).toBe('?leads=40&deal=5&rate=-2');
    expect(searchWithRoiInputs('?utm_source=mail&leads=1&x=a%20b', inputs)).toBe(
      '?utm_source=mail&leads=40&x=a+b&deal=5&rate=-2',
    );
  });

  it.each([
    ['', false, { leads: '10', deal: '5000', rate: '20' }],
    ['?utm_source=mail', false, { leads: '10', deal: '5000', rate: '20' }],
    ['?leads=40', true, { leads: '40', deal: '5000', rate: '20' }],
    ['?leads=7&leads=8&rate=-0', true, { leads: '7', deal: '5000', rate: '0' }],
    ['?leads&deal=abc&rate=12.5%25', true, { leads: '0', deal: '0', rate: '12' }],
  ])('are read from %j by the rules of the fields', (search, given, texts) => {
    expect(hasRoiInputs(search)).toBe(given);
    expect(roiTextsFromSearch(search)).toEqual(texts);
  });

  const anyGraphemes = fc.string({ unit: 'grapheme' });
  const others = fc.array(
    fc.tuple(
      anyGraphemes.filter((name) => !['leads', 'deal', 'rate'].includes(name)),
      anyGraphemes,
    ),
    { maxLength: 4 },
  );
  it.prop([anyInputs, others], { numRuns })(
    'come back as they were written, with all other parameters kept in order',
    (inputs, parameters) => {
      const search = searchWithRoiInputs(`?${new URLSearchParams(parameters)}`, inputs);
      const { leads, deal, rate } = inputs;
      expect(roiTextsFromSearch(search)).toEqual({
        leads: `${leads}`,
        deal: `${deal}`,
        rate: `${rate}`,
      });
      expect([...new URLSearchParams(search)].slice(0, parameters.length)).toEqual(parameters);
      expect(searchWithRoiInputs(search, inputs)).toBe(search);
    },
  );
});
