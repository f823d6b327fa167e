import type { PageMeta } from '../../schema/page-meta';

export const meta = {
  title: 'Page not found',
  description:
    'There is no page at this address. The case studies, the portfolio and the pricing are one step away from here.',
} satisfies PageMeta;

export const notFound = {
  code: '404',
  title: 'Oops! Page not found',
  lead: 'This one did not make it through the gate. The address may be old, or a letter went missing on the way.',
  home: 'Return to Home',
  elsewhere: 'Or go straight to',
} as const;
