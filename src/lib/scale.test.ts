import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionOn, scaleFor } from './scale';

const amount = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, min: -1e47, max: 1e47 }).filter((value) => Math.abs(value) > 1e-9),
);
const amounts = fc.array(amount, { minLength: 1, maxLength: 8 });

describe('scaleFor', () => {
  it('runs from 0 in round steps to the first one that holds all values', () => {
    expect(scaleFor([10_000, 35_000])).toEqual({
      minimum: 0,
      maximum: 40_000,
      ticks: [0, 10_000, 20_000, 30_000, 40_000],
    });
  });

  it('runs below 0 where a value does', () => {
    const { minimum, maximum, ticks } = scaleFor([-10_000, -35_000]);
    expect([minimum, maximum]).toEqual([-40_000, 0]);
    expect(ticks.at(-1)).toBe(0);
  });

  it('never starts at a negative zero', () => {
    const { minimum, ticks } = scaleFor([-0, 35_000]);
    expect([minimum, ticks[0]]).toEqual([0, 0]);
  });

  it('is never without a scale', () => {
    const empty = { minimum: 0, maximum: 4, ticks: [0, 1, 2, 3, 4] };
    expect(scaleFor([0, 0])).toEqual(empty);
    expect(scaleFor([])).toEqual(empty);
  });

  it('holds all values and 0', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const { minimum, maximum, ticks } = scaleFor(values);
        const slack = (maximum - minimum) * 1e-12;
        expect(minimum).toBeLessThanOrEqual(Math.min(0, ...values) + slack);
        expect(maximum).toBeGreaterThanOrEqual(Math.max(0, ...values) - slack);
        expect(ticks).toContain(0);
        expect(ticks.some((tick) => Object.is(tick, -0))).toBe(false);
      }),
      { numRuns: 1500 },
    );
  });

  it('rises from its minimum to its maximum in a few even steps', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const { minimum, maximum, ticks } = scaleFor(values);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(8);
        expect(ticks[0]).toBe(minimum);
        expect(ticks.at(-1)).toBe(maximum);
        const even = (maximum - minimum) / (ticks.length - 1);
        expect(even).toBeGreaterThan(0);
        for (const [index, tick] of ticks.entries()) {
          expect(Math.abs(tick - (minimum + index * even))).toBeLessThanOrEqual(even * 1e-9);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('leaves no more than a step empty above and below the values', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        fc.pre(values.some((value) => value !== 0));
        const { minimum, maximum, ticks } = scaleFor(values);
        const step = (maximum - minimum) / (ticks.length - 1);
        const limit = step * (1 + 1e-9);
        expect(maximum - Math.max(0, ...values)).toBeLessThanOrEqual(limit);
        expect(Math.min(0, ...values) - minimum).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('positionOn', () => {
  it('is 0 at the lowest tick, 1 at the highest and even in between', () => {
    const scale = scaleFor([-10_000, 30_000]);
    expect(positionOn(scale, scale.minimum)).toBe(0);
    expect(positionOn(scale, scale.maximum)).toBe(1);
    expect(positionOn(scale, (scale.minimum + scale.maximum) / 2)).toBe(0.5);
  });

  it('places every value of a scale on it', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const scale = scaleFor(values);
        for (const value of values) {
          expect(positionOn(scale, value)).toBeGreaterThanOrEqual(-1e-9);
          expect(positionOn(scale, value)).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
      { numRuns: 1500 },
    );
  });
});

describe('scaleFor with a smallest step', () => {
  it('never steps in less than that, so that ticks in whole numbers differ', () => {
    expect(scaleFor([0.8, 0.2], 5).ticks).toEqual([0, 5]);
    expect(scaleFor([12], 5).ticks).toEqual([0, 5, 10, 15]);
    expect(scaleFor([35_000], 5).ticks).toEqual(scaleFor([35_000]).ticks);
  });
});
