import { type Industry, industries } from '../schema/vocabulary.ts';

const surfaceOf = (industry: Industry) =>
  `surface-client surface-${industry.toLowerCase().replaceAll(' ', '-')}`;

/** Classes of `theme.css`. */
export const industrySurfaces = Object.fromEntries(
  industries.map((industry) => [industry, surfaceOf(industry)]),
) as Record<Industry, string>;
