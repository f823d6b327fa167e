import { expect, it } from 'vitest';
import { edgePath, gridSize } from './squares';

it('includes an incomplete last row in the size of a grid', () => {
  expect(gridSize(7, { columns: 5, size: 20, gap: 4 })).toEqual({ width: 116, height: 44 });
});

it.each([
  [4, 'M-10 -10H310V70H-10z'],
  [0.5, 'M-10 -10H30V70H-10z'],
  [10, 'M-10 -10H790V70H-10z'],
  [12, 'M-10 -10H790V70H150V150H-10z'],
])('the contour of %d squares', (amount, path) => {
  expect(edgePath(amount, { columns: 10, size: 60, gap: 20 })).toBe(path);
});
