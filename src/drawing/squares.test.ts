import { expect, it } from 'vitest';
import { splitIntoRows } from './squares';

it.each([
  [
    0,
    7,
    [
      [0, 0, 3],
      [1, 0, 3],
      [2, 0, 1],
    ],
  ],
  [
    2,
    5,
    [
      [0, 2, 3],
      [1, 0, 2],
    ],
  ],
  [4, 5, [[1, 1, 2]]],
  [1, 1, []],
])('the squares from %d to before %d are in the rows %j of three', (start, end, rows) => {
  const found = splitIntoRows(start, end, 3);
  expect(found.map(({ row, from, to }) => [row, from, to])).toEqual(rows);
});
