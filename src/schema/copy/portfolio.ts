import { z } from 'astro/zod';
import { pageMetaSchema } from '../fields.ts';
import { headSchema, plural, text, texts, titleSchema } from '../text.ts';

/** `copy/portfolio.yaml`: the portfolio page. */
export const portfolioCopySchema = z.strictObject({
  meta: pageMetaSchema,
  hero: z.strictObject({
    title: titleSchema,
    figuresLabel: text('What screen readers call the figures below the title.'),
    figures: z.strictObject({
      projects: plural('The words after the number of projects.'),
      industries: plural('The words after the number of industries.'),
      days: text('The words after the range of durations.'),
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
    printed: text('On paper, how many projects are shown and by which filters.', {
      names: ['count', 'filters'],
    }),
    printedSearch: text('On paper, the text that was searched for.', { names: ['text'] }),
    empty: text('The message when no project matches.'),
    emptyHint: text('What a visitor can do when no project matches.'),
  }),
  listLabel: text('What screen readers call the list of projects.'),
  card: texts(['primary', 'secondary', 'tertiary'], { max: 14 }).extend({
    result: text('The word that screen readers add to the rank of a result.'),
    caption: z.strictObject({
      secondary: text(
        'The caption of a drawing that counts the second result; its number stands before it.',
        {
          once: ['thing', 'result'],
        },
      ),
      other: text('The caption of a drawing that counts the first or third result.', {
        once: ['thing', 'unit'],
      }),
      lead: text(
        'Added to a caption if one thing in the drawing is tilted and stands for a lead.',
        { names: ['name'] },
      ),
      note: text('A caption with a note on what else the drawing counts.', {
        once: ['caption', 'note'],
      }),
    }),
    resultsLabel: text('What screen readers call the results of a project.'),
    tagsLabel: text('What screen readers call the tags of a project.'),
    durationLabel: text('What screen readers call the duration of a project.'),
    discuss: text('The link from a project to the scheduling page.', { max: 18 }),
    readCase: text('The link from a project to its case study.', { max: 24 }),
  }),
  closing: headSchema.extend({ action: text('The button that leads to the scheduling page.') }),
});

export type PortfolioCopy = z.infer<typeof portfolioCopySchema>;
