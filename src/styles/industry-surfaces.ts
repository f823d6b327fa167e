import type { Industry } from '../schema/vocabulary.ts';

/** Returns the class with the colors of an industry, which `surface-industry` applies. */
export const getPaletteClass = (industry: Industry) =>
  `palette-${industry.toLowerCase().replaceAll(' ', '-')}`;

export const getSurfaceClasses = (industry: Industry) =>
  `surface-industry ${getPaletteClass(industry)}`;
