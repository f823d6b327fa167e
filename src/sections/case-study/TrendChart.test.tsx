import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TrendChart } from './TrendChart';

/** The shapes drawn for each point. */
function shapesOf(values: number[]) {
  const points = values.map((value, index) => ({ label: `Day ${index}`, value }));
  const { unmount } = render(
    <TrendChart trend={{ title: 'Revenue', prefix: '$', suffix: 'k', points }} />,
  );
  const shapes = screen.getAllByRole('listitem').map((point) => point.querySelectorAll('rect'));
  unmount();
  return shapes.map(({ length }) => length);
}

it('stacks squares where one unit divides all points', () => {
  expect(shapesOf([0, 35, 105, 420])).toEqual([0, 1, 3, 12]);
  expect(shapesOf([0, 0.3, 0.7])).toEqual([0, 3, 7]);
});

it('draws columns where no unit does', () => {
  expect(shapesOf([0, 38, 104, 420])).toEqual([0, 1, 1, 1]);
});
