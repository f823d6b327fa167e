import { expect, it } from 'vitest';
import { gridSize } from './squares';

it('includes an incomplete last row in the size of a grid', () => {
  expect(gridSize(7, { columns: 5, size: 20, gap: 4 })).toEqual({ width: 116, height: 44 });
});
