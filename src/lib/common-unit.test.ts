import { expect, it } from 'vitest';
import { commonUnit } from './common-unit';

it.each([
  [[0, 35, 105, 420], 35],
  [[1.6, 1.9, 3.4], 0.1],
  [[0.25, 0], 0.25],
])('finds the unit of %j', (values, unit) => {
  expect(commonUnit(values)).toBe(unit);
});
