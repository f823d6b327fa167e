import type { Industry } from '../schema/vocabulary.ts';

/** Returns the names of the surfaces in `theme.css` that color a client by industry. */
export const surfaceNames = (industry: Industry) => [
  'client',
  industry.toLowerCase().replaceAll(' ', '-'),
];

export const surfaceClasses = (industry: Industry) =>
  surfaceNames(industry)
    .map((name) => `surface-${name}`)
    .join(' ');
