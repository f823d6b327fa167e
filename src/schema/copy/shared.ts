import { z } from 'astro/zod';
import { text, textFields } from '../fields.ts';

/** The header has its links in one row. */
const navigationSchema = textFields(
  [
    'outcomes',
    'how',
    'portfolio',
    'pricing',
    'faqs',
    'caseStudies',
    'home',
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
  callNote: text('Beside a booking button: what the call is.'),
  callNoteNamed: text('In the hero, with the name from team.yaml.', { variables: ['name'] }),
  callNoteShort: text('The same in fewer words, beside the person whom team.yaml names.'),
  timeframe: text('The time that a result took.', { variables: ['time'] }),
  socialCardAlt: text('The text alternative of the image in link previews.', {
    variables: ['picture'],
    requiredVariables: ['title'],
  }),
  menu: textFields(['label', 'open', 'close']),
  navigation: navigationSchema,
  legal: textFields(['lastUpdated', 'contents']),
  footer: textFields(['explore', 'resources', 'legal']).extend({
    /** The row of days. */
    firstLead: textFields(['start', 'end']).extend({
      day: text(undefined, { requiredVariables: ['day'] }),
    }),
    copyright: text('The last line of each page.', { requiredVariables: ['year', 'owner'] }),
  }),
});

export type SharedCopy = z.infer<typeof sharedCopySchema>;
