import type { Industry } from '../../schema/vocabulary';

/** Surfaces of `theme.css`. */
export const palettes = {
  'B2B SaaS': 'surface-b2b-saas',
  'E-commerce': 'surface-e-commerce',
  'Professional Services': 'surface-professional-services',
  Fintech: 'surface-fintech',
  Healthcare: 'surface-healthcare',
  Manufacturing: 'surface-manufacturing',
  'Real Estate': 'surface-real-estate',
} as const satisfies Record<Industry, string>;

export type Palette = (typeof palettes)[Industry];
