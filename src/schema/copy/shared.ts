import { z } from 'astro/zod';
import { text, textFields } from '../text-fields.ts';

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
  skipLink: text('The first link of each page, which leads past the header.'),
  homeLink: text('Follows the brand in the name of the logo link, for screen readers.'),
  bookACall: text('The button that leads to the scheduling page.', { max: 18 }),
  /** On the tag of the last section. */
  call: textFields(['minutes', 'you'], { max: 12 }).extend({
    withHost: text('The call, if team.yaml names a person.', {
      variables: ['minutes', 'role'],
      requiredVariables: ['name'],
    }),
    leave: text('What the visitor leaves with.', { max: 120 }),
    withoutHost: text('Replaces both if team.yaml names nobody.', { max: 160 }),
  }),
  menu: textFields(['label', 'open', 'close']),
  navigation: navigationSchema,
  footer: textFields(['explore', 'resources', 'legal']).extend({
    copyright: text('The last line of each page.', { requiredVariables: ['year', 'owner'] }),
  }),
});

export type SharedCopy = z.infer<typeof sharedCopySchema>;
