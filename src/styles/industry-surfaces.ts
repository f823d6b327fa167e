import type { Industry } from '../schema/vocabulary.ts';

/** Returns the names of the surfaces in `theme.css` that color a client by industry. */
export const getSurfaceNames = (industry: Industry) => [
  'client',
  industry.toLowerCase().replaceAll(' ', '-'),
];

export const getSurfaceClasses = (industry: Industry) =>
  getSurfaceNames(industry)
    .map((name) => `surface-${name}`)
    .join(' ');
