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
  homeLink: text('Follows the brand where screen readers name the logo.'),
  bookACall: text('The button that leads to the scheduling page.', { max: 18 }),
  callNote: text('What the call is, beside buttons.'),
  callNoteNamed: text('In the hero, with the person in team.yaml.', { names: ['name'] }),
  callNoteShort: text('The same beside their portrait.'),
  timeframe: text('The time that a result took.', { names: ['time'] }),
  socialCardAlt: text('The text alternative of the image in link previews.', {
    names: ['picture'],
    once: ['title'],
  }),
  menu: texts(['open', 'close']).extend({
    label: text('The name of the navigation for screen readers.'),
  }),
  navigation: navigationSchema,
  legal: texts(['lastUpdated', 'contents']),
  footer: texts(['explore', 'resources', 'legal']).extend({
    firstLead: z.strictObject({
      day: text('A day of the row below.', { once: ['day'] }),
      start: text('Below the first day.'),
      end: text('Below the last day.'),
    }),
    copyright: text('The last line.', { once: ['year', 'owner'] }),
  }),
});

export type SharedCopy = z.infer<typeof sharedCopySchema>;
