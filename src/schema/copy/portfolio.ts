import { z } from 'astro/zod';
import { pageMetaSchema } from '../fields.ts';
import { plural, text } from '../text.ts';

/** `copy/portfolio.yaml`: the portfolio page. */
export const portfolioPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: z.strictObject({
    title: text('The heading.', { max: 60 }),
    figuresLabel: text('The name of the figures for screen readers.'),
    figures: z.strictObject({
      projects: plural('Follows the number of projects.'),
      industries: plural('Follows the number of industries.'),
      days: text('Follows the shortest and the longest duration.'),
    }),
  }),
  filterBar: z.strictObject({
    filtersLabel: text('The name of the filters for screen readers.'),
    searchLabel: text('The label of the search.'),
    searchPlaceholder: text('In the empty search field.'),
    industryLabel: text('The label of the first filter.'),
    typeLabel: text('The label of the second filter.'),
    allIndustries: text('The first option of the first filter.'),
    allTypes: text('The first option of the second filter.'),
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
    clear: text('Clears the filters.'),
  }),
  listLabel: text('The name of the list for screen readers.'),
  card: z.strictObject({
    primary: text('The label of the first result.'),
    secondary: text('The label of the second result.'),
    tertiary: text('The label of the third result.'),
    result: text('Follows these three words for screen readers.'),
    caption: z.strictObject({
      secondary: text('Follows the number of the second result, where a drawing counts it.', {
        names: ['thing', 'result'],
      }),
      other: text('Below a drawing that counts another result.', { names: ['thing', 'unit'] }),
      lead: text('Below it, whose the tilted one of the things is.', { names: ['name'] }),
      note: text('Adds to a caption what else the drawing counts.', {
        names: ['caption', 'note'],
      }),
    }),
    resultsLabel: text('The name of the results for screen readers.'),
    tagsLabel: text('The name of the tags for screen readers.'),
    durationLabel: text('The name of the duration for screen readers.'),
    discuss: text('Leads to the scheduling page.'),
    readCase: text('Leads to the case study.'),
  }),
  closing: z.strictObject({
    title: text('The heading of the last section.', { max: 60 }),
    intro: text('Below it.'),
    action: text('The button that leads to the scheduling page.'),
  }),
});

export type PortfolioCopy = z.infer<typeof portfolioPageSchema>;
