import type { Industry } from '../schema/vocabulary.ts';

/** Returns the class with the colors of an industry, which `surface-industry` applies: `palette-e-commerce`. */
export const getPaletteClass = (industry: Industry) =>
  `palette-${industry.toLowerCase().replace(/[^a-z\d]+/g, '-')}`;

export const getSurfaceClasses = (industry: Industry) =>
  `surface-industry ${getPaletteClass(industry)}`;
