import type { PageMeta } from '../../schema/site';

export const meta = {
  title: 'Unexpected Application Error!',
  description:
    'This page could not be loaded. Try again in a moment, or go back to the home page and start from there.',
} satisfies PageMeta;

export const failure = {
  title: 'Unexpected Application Error!',
  message: 'The page could not be loaded.',
  intro: 'The problem is on our side or with the connection. It is not something you did.',
  retry: 'Try again',
  startFailed: 'This part of the page could not load. What you entered is kept.',
  home: 'Return to Home',
};

/** The message if the page cannot be fetched. */
export const unreachable =
  'The page could not be reached. You may be offline: check your connection, then try again.';
