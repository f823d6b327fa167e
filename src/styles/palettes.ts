import type { Industry } from '../schema/vocabulary';

/** Classes of `theme.css`. */
export const palettes = {
  'B2B SaaS': 'surface-client surface-b2b-saas',
  'E-commerce': 'surface-client surface-e-commerce',
  'Professional Services': 'surface-client surface-professional-services',
  Fintech: 'surface-client surface-fintech',
  Healthcare: 'surface-client surface-healthcare',
  Manufacturing: 'surface-client surface-manufacturing',
  'Real Estate': 'surface-client surface-real-estate',
} as const satisfies Record<Industry, string>;
