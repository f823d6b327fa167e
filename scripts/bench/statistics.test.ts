import { expect, it } from 'vitest';
import { markdownTable, median } from './statistics.ts';

it('finds the middle of an odd and of an even number of values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 5, 2])).toBe(3.5);
});

it('sets a table with its columns in the order of the first row', () => {
  expect(markdownTable([{ Page: '/', Bytes: 1 }])).toBe(
    '| Page | Bytes |\n| --- | --: |\n| / | 1 |',
  );
});
