import { z } from 'astro/zod';
import { text, texts } from '../text.ts';

/** The header has its links in one row. */
const navigationSchema = texts(
  [
    'outcomes',
    'how',
    'portfolio',
    'pricing',
    'faqs',
    'caseStudies',
    'backToHome',
    'contact',
    'terms',
    'privacy',
  ],
  { max: 18 },
);

/** `copy/shared.yaml`: words of several pages. */
export const sharedCopySchema = z.strictObject({
  skipLink: text('The first link of each page, for keyboards.'),
  homeLink: text('What screen readers say after the brand at the logo.'),
  bookACall: text('The button that leads to the scheduling page.', { max: 18 }),
  callNote: text('The note beside a booking button: what the call is.'),
  callNoteNamed: text(
    'The note beside the booking button of the hero, with the name from team.yaml.',
    { names: ['name'] },
  ),
  callNoteShort: text('The short note on the call, if team.yaml names a person.'),
  timeframe: text('The time that a result took.', { names: ['time'] }),
  socialCardAlt: text('The text alternative of the image in link previews.', {
    names: ['picture'],
    once: ['title'],
  }),
  menu: texts(['open', 'close']).extend({
    label: text('What screen readers call the main navigation.'),
  }),
  navigation: navigationSchema,
  legal: texts(['lastUpdated', 'contents']),
  footer: texts(['explore', 'resources', 'legal']).extend({
    firstLead: z.strictObject({
      day: text('A day in the row of the footer.', { once: ['day'] }),
      start: text('The label of the first day in the row of the footer.'),
      end: text('The label of the last day in the row of the footer.'),
    }),
    copyright: text('The copyright in the last line of each page.', { once: ['year', 'owner'] }),
  }),
});

export type SharedCopy = z.infer<typeof sharedCopySchema>;
