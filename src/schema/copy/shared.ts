import { z } from 'astro/zod';
import { text } from '../text.ts';

/** A link of the header, where all stand in one row. */
const headerLink = (meaning: string) => text(meaning, { max: 18 });

/** `copy/shared.yaml`: words of several pages. */
export const sharedCopySchema = z.strictObject({
  skipLink: text('The first link of each page, for keyboards.'),
  homeLinkLabel: text('Read by screen readers in place of the logo.'),
  bookACall: text('The button that leads to the scheduling page.', { max: 18 }),
  callNote: text('What the call is, beside buttons.'),
  callNoteNamed: text('The same in the hero, with the person in team.yaml.', {
    names: ['name', 'role'],
  }),
  callNoteShort: text('The same beside their portrait.'),
  timeframe: text('The time that a result took.', { names: ['time'] }),
  socialCardAlt: text('The text alternative of the image in link previews.', {
    names: ['title', 'picture'],
  }),
  menu: z.strictObject({
    open: text('Opens the menu on phones.'),
    close: text('Closes it.'),
    label: text('The name of the navigation for screen readers.'),
  }),
  navigation: z.strictObject({
    outcomes: headerLink('Leads to the outcomes.'),
    how: headerLink('Leads to how it works.'),
    portfolio: headerLink('Leads to the portfolio.'),
    pricing: headerLink('Leads to the plans.'),
    faqs: headerLink('Leads to the questions.'),
    caseStudies: headerLink('Leads to the case studies.'),
    backToHome: headerLink('Leads to the landing page.'),
    contact: headerLink('Leads to the scheduling page.'),
    terms: headerLink('Leads to the terms.'),
    privacy: headerLink('Leads to the privacy policy.'),
  }),
  legal: z.strictObject({
    lastUpdated: text('Precedes the date of a legal page.'),
    contents: text('The title of its table of contents.'),
  }),
  footer: z.strictObject({
    explore: text('The title of the first links.'),
    resources: text('The title of the second links.'),
    legal: text('The title of the third links.'),
    firstLead: z.strictObject({
      day: text('A day of the row below.', { once: ['day'] }),
      start: text('Below the first day.'),
      end: text('Below the last day.'),
    }),
    copyright: text('The last line.', { names: ['owner'], once: ['year'] }),
  }),
});

export type SharedCopy = z.infer<typeof sharedCopySchema>;
