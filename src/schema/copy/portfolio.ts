import { z } from 'astro/zod';
import { pageMetaSchema } from '../fields.ts';
import { headSchema, plural, text, texts, titleSchema } from '../text.ts';

/** `copy/portfolio.yaml`: the portfolio page. */
export const portfolioCopySchema = z.strictObject({
  meta: pageMetaSchema,
  hero: z.strictObject({
    title: titleSchema,
    figuresLabel: text('The name of the figures for screen readers.'),
    figures: z.strictObject({
      projects: plural('Follows the number of projects.'),
      industries: plural('Follows the number of industries.'),
      days: text('Follows the shortest and the longest duration.'),
    }),
  }),
  filterBar: texts(
    [
      'searchLabel',
      'searchPlaceholder',
      'industryLabel',
      'typeLabel',
      'allIndustries',
      'allTypes',
      'clear',
    ],
    { max: 30 },
  ).extend({
    filtersLabel: text('The name of the filters for screen readers.'),
    option: text('An option, with the number of projects that it leaves.', {
      names: ['name', 'count'],
    }),
    count: plural('How many projects are shown.', { names: ['shown', 'all'] }),
    printed: text('The same on paper, with the filters that are set.', {
      names: ['count', 'filters'],
    }),
    printedSearch: text('The text searched for, among these filters.', { names: ['text'] }),
    empty: text('If no project is left.'),
    emptyHint: text('What to do then.'),
  }),
  listLabel: text('The name of the list for screen readers.'),
  card: texts(['primary', 'secondary', 'tertiary'], { max: 14 }).extend({
    result: text('Follows these three words for screen readers.'),
    caption: z.strictObject({
      secondary: text('Follows the number of the second result, where a drawing counts it.', {
        once: ['thing', 'result'],
      }),
      other: text('Below a drawing that counts another result.', { once: ['thing', 'unit'] }),
      lead: text('Below it, whose the tilted one of the things is.', { names: ['name'] }),
      note: text('Adds to a caption what else the drawing counts.', {
        once: ['caption', 'note'],
      }),
    }),
    resultsLabel: text('The name of the results for screen readers.'),
    tagsLabel: text('The name of the tags for screen readers.'),
    durationLabel: text('The name of the duration for screen readers.'),
    discuss: text('Leads to the scheduling page.', { max: 18 }),
    readCase: text('Leads to the case study.', { max: 24 }),
  }),
  closing: headSchema.extend({ action: text('The button that leads to the scheduling page.') }),
});

export type PortfolioCopy = z.infer<typeof portfolioCopySchema>;
