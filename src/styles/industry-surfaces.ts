import type { Industry } from '../schema/vocabulary.ts';

/** Returns the class with the colors of an industry, which `surface-client` applies. */
export const getPaletteClass = (industry: Industry) =>
  `palette-${industry.toLowerCase().replaceAll(' ', '-')}`;

export const getSurfaceClasses = (industry: Industry) =>
  `surface-client ${getPaletteClass(industry)}`;
