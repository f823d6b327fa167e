import type { Industry } from '../schema/vocabulary.ts';

const getName = (industry: Industry) => industry.toLowerCase().replaceAll(' ', '-');

/** Returns the names of the surfaces in `theme.css` that color a client by industry. */
export const getSurfaceNames = (industry: Industry) => ['client', getName(industry)];

export const getSurfaceClasses = (industry: Industry) =>
  getSurfaceNames(industry)
    .map((name) => `surface-${name}`)
    .join(' ');

/** Returns the class with an industry's palette, which `surface-client` applies. */
export const getPaletteClass = (industry: Industry) => `surface-${getName(industry)}`;
