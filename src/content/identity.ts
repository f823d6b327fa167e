/**
 * Who the company is and where it can be reached. Each value stands here once;
 * the addresses are placeholders on the reserved `.example` domain until the owner sets real ones.
 */
export const identity = {
  brand: 'Closewell',
  origin: 'https://closewell.example',
  email: 'hello@closewell.example',
  schedulingPage: 'https://calendar.closewell.example/discovery-call',
  tagline: 'Qualified leads. Predictable growth.',
  language: 'en',
  /** The same with the region whose spelling the texts have, as chat previews want it. */
  locale: 'en_US',
} as const;
