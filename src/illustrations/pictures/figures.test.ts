import { describe, expect, it } from 'vitest';
import { parseFigure, shapeOf } from './figures';

describe('parseFigure', () => {
  it.each([
    ['+212%', { value: 212, sign: 1, unit: 'percent' }],
    ['-38% sales cycle', { value: 38, sign: -1, unit: 'percent' }],
    ['$1.2M', { value: 1_200_000, sign: 0, unit: 'money' }],
    ['$420k new revenue', { value: 420_000, sign: 0, unit: 'money' }],
    ['3.4x blended ROAS', { value: 3.4, sign: 0, unit: 'multiple' }],
    ['1,900 records reviewed', { value: 1900, sign: 0, unit: 'count' }],
    ['14', { value: 14, sign: 0, unit: 'count' }],
    ['13 days', { value: 13, sign: 0, unit: 'count' }],
  ])('reads %s', (text, figure) => {
    expect(parseFigure(text)).toEqual(figure);
  });

  it.each(['', 'days', 'x2', '12th place'])('finds no figure in "%s"', (text) => {
    expect(parseFigure(text)).toBeUndefined();
  });
});

describe('shapeOf', () => {
  it.each([
    [['+212% pipeline', '41 demos', '-38% cost'], { growth: 3.12, count: 41, cut: 0.38 }],
    [['3.4x blended ROAS', '-17% ad spend'], { growth: 3.4 }],
    // Without a rise the leading digits of money, without a fall the inverse of the growth.
    [['$310k new revenue', '47 accounts'], { growth: 3.1, count: 47 }],
    [['2x replies', '12'], { cut: 0.5 }],
  ])('of %j is %j', (texts, shape) => {
    expect(shapeOf(texts)).toMatchObject(shape);
  });

  it.each([[[]], [['none']], [['+9000%', '1,900', '-99%']], [['+1%', '1', '-1%']], [['0']]])(
    'stays within what can be drawn for %j',
    (texts: readonly string[]) => {
      const { growth, count, cut } = shapeOf(texts);
      expect(growth).toBeGreaterThanOrEqual(1.4);
      expect(growth).toBeLessThanOrEqual(6);
      expect(Number.isInteger(count) && count >= 5 && count <= 96).toBe(true);
      expect(cut).toBeGreaterThanOrEqual(0.12);
      expect(cut).toBeLessThanOrEqual(0.8);
    },
  );
});
