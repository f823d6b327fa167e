import { expect, it } from 'vitest';
import type { Industry } from '../schema/vocabulary.ts';
import { getPaletteClass } from './industry-surfaces.ts';

it.each([
  ['E-commerce', 'palette-e-commerce'],
  ['Food & Drink', 'palette-food-drink'],
])('the colors of %s are in the class %s', (industry, palette) => {
  expect(getPaletteClass(industry as Industry)).toBe(palette);
});
