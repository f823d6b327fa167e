import type { PageMeta } from '../../schema/page-meta';

export const meta = {
  title: 'Unexpected Application Error!',
  description:
    'Something went wrong on the way to this page. Try again in a moment, or go back to the home page and start from there.',
} satisfies PageMeta;

export const failure = {
  title: 'Unexpected Application Error!',
  message: 'The page could not be loaded.',
  offline: 'You appear to be offline. Check your connection, then try again.',
  lead: 'It is on our side or on the line between us, not something you did.',
  retry: 'Try again',
  startFailed:
    'This part could not start, because its code did not arrive. What you entered is kept.',
  home: 'Return to Home',
} as const;
