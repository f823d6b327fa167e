import type { Industry } from '../schema/vocabulary.ts';

/** Surfaces of `theme.css`, by name: a client's, with the colors of its industry. */
export const surfaceNames = (industry: Industry) => [
  'client',
  industry.toLowerCase().replaceAll(' ', '-'),
];

export const surfaceClasses = (industry: Industry) =>
  surfaceNames(industry)
    .map((name) => `surface-${name}`)
    .join(' ');
