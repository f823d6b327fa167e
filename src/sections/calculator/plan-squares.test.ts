import { expect, it } from 'vitest';
import { getBracketPaths, getPlanSquares, splitAmount } from './plan-squares';

it('a bracket breaks like a line of text, and stays open where the leads do not cover the price', () => {
  const { rowPitch } = getPlanSquares(30, true);
  const rowsOf = (path: string) => path.match(/H/g)?.length;
  const short = getBracketPaths(2, false, rowPitch);
  const long = getBracketPaths(22, false, rowPitch);
  const open = getBracketPaths(30, true, rowPitch);
  expect([short, long, open].map(({ solid }) => rowsOf(solid))).toEqual([1, 3, 3]);
  expect([short, long, open].map(({ dashed }) => dashed !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
});

it('splits 2.4 deals into two squares and a part of the third', () => {
  const { squares } = getPlanSquares(12, false);
  const { whole, part } = splitAmount(squares, 2.4);
  expect(whole).toHaveLength(2);
  expect(part?.square).toBe(squares[2]);
  expect(part?.share).toBeCloseTo(0.4);
  expect(splitAmount(squares, 12).part).toBeUndefined();
});
