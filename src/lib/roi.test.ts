import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANNUAL_COST,
  calculateRoi,
  hasRoiInputs,
  holdsNumber,
  interpretRoi,
  parseRoiInput,
  type RoiInputs,
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
  it('gives the specified results for four times the leads', () => {
    expect(calculateRoi({ leads: 40, deal: 5000, rate: 20 })).toEqual({
      currentRevenue: 40_000,
      projectedLeads: 140,
      projectedRevenue: 140_000,
      additionalRevenue: 100_000,
      annualRoi: 247,
    });
  });

  it('rounds the projected leads before it works out the projected revenue', () => {
    expect(calculateRoi({ leads: 1, deal: 1000, rate: 50 })).toMatchObject({
      currentRevenue: 500,
      projectedLeads: 4,
      projectedRevenue: 2000,
      additionalRevenue: 1500,
    });
  });

  it('breaks even where one month adds exactly the annual cost', () => {
    expect(calculateRoi({ leads: 2, deal: 28_800, rate: 20 }).annualRoi).toBe(0);
  });

  it('rounds a small loss to zero, and never to a negative one', () => {
    const { additionalRevenue, annualRoi } = calculateRoi({ leads: 2, deal: 28_700, rate: 20 });
    expect(additionalRevenue).toBe(28_700);
    expect(annualRoi).toBe(0);
  });

  it('takes negative inputs as they are', () => {
    expect(calculateRoi({ leads: -10, deal: 5000, rate: 20 })).toEqual({
      currentRevenue: -10_000,
      projectedLeads: -35,
      projectedRevenue: -35_000,
      additionalRevenue: -25_000,
      annualRoi: -187,
    });
    expect(calculateRoi({ leads: -10, deal: -5000, rate: 20 }).additionalRevenue).toBe(25_000);
  });

  it('agrees with whole-number arithmetic for all inputs that people type', () => {
    const input = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(input, input, input, (leads, deal, rate) => {
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
      }),
      { numRuns },
    );
  });

  it('gives finite results without a negative zero for any exact integers', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        for (const value of Object.values(calculateRoi(inputs))) {
          expect(Number.isFinite(value)).toBe(true);
          expect(Object.is(value, -0)).toBe(false);
        }
      }),
      { numRuns },
    );
  });
});

describe('parseRoiInput', () => {
  it.each([
    ['', 0],
    ['   ', 0],
    ['abc', 0],
    ['-', 0],
    ['$500', 0],
    ['.5', 0],
    ['٣', 0],
    ['NaN', 0],
    ['Infinity', 0],
    ['12abc', 12],
    ['3.9', 3],
    ['-3.9', -3],
    ['-5', -5],
    ['+5', 5],
    ['  7', 7],
    ['007', 7],
    ['1e5', 1],
    ['0x10', 0],
    ['1,234', 1],
    ['-0', 0],
    ['-0.9', 0],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
    [`-${'9'.repeat(400)}`, -Number.MAX_SAFE_INTEGER],
  ])('reads "%s" as %d', (text, value) => {
    expect(parseRoiInput(text)).toBe(value);
  });

  it('gives an exact integer that is not negative zero for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const value = parseRoiInput(text);
        expect(Number.isSafeInteger(value)).toBe(true);
        expect(Object.is(value, -0)).toBe(false);
      }),
      { numRuns },
    );
  });
});

describe('interpretRoi', () => {
  const meaningOf = (inputs: RoiInputs) => interpretRoi(inputs, calculateRoi(inputs));

  it.each([
    [{ leads: 10, deal: 5000, rate: 20 }, 87, 25],
    [{ leads: 40, deal: 20_000, rate: 20 }, 1389, 100],
    [{ leads: 0, deal: 0, rate: 0 }, 0, 0],
    [{ leads: -5, deal: 5000, rate: 20 }, -42, -12],
  ])('of %j covers %d%% of the cost and adds %d leads', (inputs, coveredPercent, addedLeads) => {
    expect(meaningOf(inputs)).toEqual({ coveredPercent, addedLeads });
  });

  it('is within half a percent of the exact share for any inputs of everyday size', () => {
    const number = fc.integer({ min: -10_000, max: 10_000 });
    fc.assert(
      fc.property(fc.record({ leads: number, deal: number, rate: number }), (inputs) => {
        const exact = (calculateRoi(inputs).additionalRevenue / ANNUAL_COST) * 100;
        expect(Math.abs(meaningOf(inputs).coveredPercent - exact)).toBeLessThanOrEqual(0.501);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('holdsNumber', () => {
  it.each(['0', '-0', '12abc', '  7', '3.9'])('finds a number in "%s"', (text) => {
    expect(holdsNumber(text)).toBe(true);
  });

  it.each(['', ' ', 'abc', '-', '٣'])('finds none in "%s"', (text) => {
    expect(holdsNumber(text)).toBe(false);
  });
});

describe('the inputs in the address', () => {
  it('are written in the order of the fields', () => {
    expect(searchWithRoiInputs('', { leads: 40, deal: 5000, rate: 20 })).toBe(
      '?leads=40&deal=5000&rate=20',
    );
  });

  it('take the place of earlier inputs and leave other parameters where they stand', () => {
    expect(
      searchWithRoiInputs('?utm_source=mail&leads=1&x=a%20b', { leads: 40, deal: 5, rate: -2 }),
    ).toBe('?utm_source=mail&leads=40&x=a+b&deal=5&rate=-2');
  });

  it('are the defaults where the address has none', () => {
    expect(roiTextsFromSearch('')).toEqual({ leads: '10', deal: '5000', rate: '20' });
    expect(roiTextsFromSearch('?leads=40')).toEqual({ leads: '40', deal: '5000', rate: '20' });
  });

  it('are read by the rules of the fields', () => {
    expect(roiTextsFromSearch('?leads=&deal=abc&rate=12.5%25')).toEqual({
      leads: '0',
      deal: '0',
      rate: '12',
    });
  });

  it('are found where the address has at least one', () => {
    expect(hasRoiInputs('?utm_source=mail')).toBe(false);
    expect(hasRoiInputs('')).toBe(false);
    expect(hasRoiInputs('?leads')).toBe(true);
    expect(hasRoiInputs('?a=b&rate=5')).toBe(true);
  });

  it('come back as they were written, with all other parameters kept in order', () => {
    const others = fc.array(
      fc.tuple(
        fc.string({ unit: 'grapheme' }).filter((name) => !['leads', 'deal', 'rate'].includes(name)),
        fc.string({ unit: 'grapheme' }),
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(anyInputs, others, (inputs, parameters) => {
        const search = searchWithRoiInputs(`?${new URLSearchParams(parameters)}`, inputs);
        expect(roiTextsFromSearch(search)).toEqual({
          leads: String(inputs.leads),
          deal: String(inputs.deal),
          rate: String(inputs.rate),
        });
        expect([...new URLSearchParams(search)].slice(0, parameters.length)).toEqual(parameters);
        expect(searchWithRoiInputs(search, inputs)).toBe(search);
      }),
      { numRuns: 1000 },
    );
  });
});
