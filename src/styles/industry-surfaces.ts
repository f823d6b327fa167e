import type { Industry } from '../schema/vocabulary.ts';

const getName = (industry: Industry) => industry.toLowerCase().replaceAll(' ', '-');

/** Returns the names of the surfaces in `theme.css` that color a client by industry. */
export const getSurfaceNames = (industry: Industry) => ['client', getName(industry)];

export const getSurfaceClasses = (industry: Industry) =>
  getSurfaceNames(industry)
    .map((name) => `surface-${name}`)
    .join(' ');

/** Returns the class of an industry's surface without `surface-client`, which applies its colors. */
export const getGroundClass = (industry: Industry) => `surface-${getName(industry)}`;
