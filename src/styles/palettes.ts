import { type Industry, industries } from '../schema/vocabulary.ts';

const classesOf = (industry: Industry) =>
  `surface-client surface-${industry.toLowerCase().replaceAll(' ', '-')}`;

/** Classes of `theme.css`. */
export const palettes = Object.fromEntries(
  industries.map((industry) => [industry, classesOf(industry)]),
) as Record<Industry, string>;
