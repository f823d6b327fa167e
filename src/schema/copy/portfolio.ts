import { z } from 'astro/zod';
import { pageMetaSchema, pluralText, text, textFields, titleSchema } from '../text-fields.ts';

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
  hero: z.strictObject({ title: titleSchema }),
  filterBar: textFields(filterNames, { max: 30 }).extend({
    ...textFields(['filtersLabel', 'empty']).shape,
    count: pluralText('The number of projects shown.', {
      variables: ['all'],
      requiredVariables: ['shown'],
    }),
  }),
  listLabel: text(),
  card: textFields(['primary', 'secondary', 'tertiary'], { max: 14 }).extend({
    discuss: text('The link to the scheduling page.', { max: 18 }),
    readCase: text('The link to the case study.', { max: 24 }),
  }),
  closing: textFields(['action']).extend({ title: titleSchema }),
});

export type PortfolioCopy = z.infer<typeof portfolioCopySchema>;
