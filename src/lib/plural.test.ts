import { expect, it } from 'vitest';
import { plural } from './plural';

it('fills the template for one or for other counts', () => {
  const copy = { one: '1 {unit}', other: '{count} {unit}s' };
  const counts = [0, 1, 2000].map((count) => plural(copy, count, { unit: 'demo' }));
  expect(counts).toEqual(['0 demos', '1 demo', '2,000 demos']);
});
