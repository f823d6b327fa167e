import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { positionOn, scaleFor } from './scale';

const amount = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, min: -1e47, max: 1e47 }).filter((value) => Math.abs(value) > 1e-9),
);
const amounts = fc.array(amount, { minLength: 1, maxLength: 8 });

const numRuns = 1500;

describe('scaleFor', () => {
  it.each([
    [
      [10_000, 35_000],
      [0, 10_000, 20_000, 30_000, 40_000],
    ],
    [
      [-10_000, -35_000],
      [-40_000, -30_000, -20_000, -10_000, 0],
    ],
    [
      [0, 0],
      [0, 1, 2, 3, 4],
    ],
    [[], [0, 1, 2, 3, 4]],
  ])('runs through 0 in round steps to the first one that holds %j', (values, ticks) => {
    expect(scaleFor(values).ticks).toEqual(ticks);
  });

  it('never steps in less than it is told, so that ticks in whole numbers differ', () => {
    expect(scaleFor([0.8, 0.2], 5).ticks).toEqual([0, 5]);
    expect(scaleFor([12], 5).ticks).toEqual([0, 5, 10, 15]);
    expect(scaleFor([35_000], 5)).toEqual(scaleFor([35_000]));
  });

  it.prop([amounts], { numRuns })('rises in a few even steps through 0', (values) => {
    const { minimum, maximum, ticks } = scaleFor(values);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(8);
    expect([ticks[0], ticks.at(-1)]).toEqual([minimum, maximum]);
    expect(ticks).toContain(0);
    expect(ticks.some((tick) => Object.is(tick, -0))).toBe(false);
    const even = (maximum - minimum) / (ticks.length - 1);
    expect(even).toBeGreaterThan(0);
    for (const [index, tick] of ticks.entries()) {
      expect(Math.abs(tick - (minimum + index * even))).toBeLessThanOrEqual(even * 1e-9);
    }
  });

  it.prop([amounts], { numRuns })('holds all values and leaves at most a step empty', (values) => {
    const { minimum, maximum, ticks } = scaleFor(values);
    const slack = (maximum - minimum) * 1e-12;
    const above = maximum - Math.max(0, ...values);
    const below = Math.min(0, ...values) - minimum;
    expect(Math.min(above, below)).toBeGreaterThanOrEqual(-slack);
    fc.pre(values.some((value) => value !== 0));
    const step = (maximum - minimum) / (ticks.length - 1);
    expect(Math.max(above, below)).toBeLessThanOrEqual(step * (1 + 1e-9));
  });
});

it('a position is 0 at the lowest tick, 1 at the highest and even in between', () => {
  const scale = scaleFor([-10_000, 30_000]);
  const { minimum, maximum } = scale;
  const positions = [minimum, (minimum + maximum) / 2, maximum].map((value) =>
    positionOn(scale, value),
  );
  expect(positions).toEqual([0, 0.5, 1]);
});
