import { z } from 'astro/zod';
import {
  pageMetaSchema,
  pluralText,
  text,
  textFields,
  titleAndIntroSchema,
  titleSchema,
} from '../text-fields.ts';

const filterNames = [
  'searchLabel',
  'searchPlaceholder',
  'industryLabel',
  'typeLabel',
  'allIndustries',
  'allTypes',
  'clear',
] as const;

/** `copy/portfolio.yaml`: the portfolio page. */
export const portfolioCopySchema = z.strictObject({
  meta: pageMetaSchema,
  hero: textFields(['figuresLabel']).extend({
    title: titleSchema,
    figures: z.strictObject({
      projects: pluralText('Follows the number of projects.'),
      industries: pluralText('Follows the number of industries.'),
      days: text('Follows the range of durations.'),
    }),
  }),
  filterBar: textFields(filterNames, { max: 30 }).extend({
    ...textFields(['filtersLabel', 'empty', 'emptyHint']).shape,
    option: text('An option of a filter, with the number of projects that it leaves.', {
      variables: ['name', 'count'],
    }),
    count: pluralText('The number of projects shown.', { variables: ['shown', 'all'] }),
    printed: text('Printed instead of the fields.', { variables: ['count', 'filters'] }),
    printedSearch: text('Printed for what was searched for.', { variables: ['text'] }),
  }),
  listLabel: text(),
  card: textFields(['primary', 'secondary', 'tertiary'], { max: 14 }).extend({
    ...textFields(['resultsLabel', 'tagsLabel', 'durationLabel']).shape,
    result: text('The word that screen readers add to the rank of a result.'),
    /** What a drawing counts, by the result whose number it shows. */
    caption: z.strictObject({
      secondary: text('Follows the number.', { requiredVariables: ['thing', 'result'] }),
      other: text(undefined, { requiredVariables: ['thing', 'unit'] }),
      lead: text('Added if one tilted thing stands for a lead.', { variables: ['name'] }),
      note: text('A caption and its note.', { requiredVariables: ['caption', 'note'] }),
    }),
    discuss: text('The link to the scheduling page.', { max: 18 }),
    readCase: text('The link to the case study.', { max: 24 }),
  }),
  closing: titleAndIntroSchema.extend(textFields(['action']).shape),
});

export type PortfolioCopy = z.infer<typeof portfolioCopySchema>;
