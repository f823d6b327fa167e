/** Replace the placeholders on the reserved domain `.example` with your own addresses. */
export const identity = {
  brand: 'Closewell',
  origin: 'https://closewell.example',
  email: 'hello@closewell.example',
  schedulingPage: 'https://calendar.closewell.example/discovery-call',
  tagline: 'Qualified leads. Predictable growth.',
} as const;
