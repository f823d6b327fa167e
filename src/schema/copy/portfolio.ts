import { z } from 'astro/zod';
import { pageMetaSchema } from '../fields.ts';
import { text } from '../text.ts';

/** `copy/portfolio.yaml`: the portfolio page. */
export const portfolioPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: z.strictObject({
    title: text('The heading.', { max: 60 }),
    figuresLabel: text('The name of the figures for screen readers.'),
    figures: z.strictObject({
      projects: text('Follows the number of projects.'),
      industries: text('Follows the number of industries.'),
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
    count: text('How many projects are shown.', { names: ['shown', 'all'] }),
    empty: text('If no project is left.'),
    emptyHint: text('What to do then.'),
    clear: text('Clears the filters.'),
  }),
  listLabel: text('The name of the list for screen readers.'),
  card: z.strictObject({
    primary: text('The label of the first result.'),
    secondary: text('The label of the second result.'),
    tertiary: text('The label of the third result.'),
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
