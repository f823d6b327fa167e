import { z } from 'astro/zod';
import { pluralText, text, textFields, titleSchema } from '../text-fields.ts';

/** What changes with the inputs. */
const answerSchema = z.strictObject({
  pays: text(undefined, { variables: ['plan', 'breakEven', 'leads', 'rate', 'deals'] }),
  paysOnAverage: text('Revenue covers the price, but a usual month has too few deals.', {
    variables: ['plan', 'leads', 'rate', 'deals'],
  }),
  loses: text(undefined, { variables: ['plan', 'leads'] }),
  rateTooHigh: text('The close rate is above 100%.'),
  dealCount: pluralText('Deals in a sentence.'),
  abovePrice: text('Below the figure, which is what revenue exceeds the price by.', {
    variables: ['plan'],
  }),
  belowPrice: text('Below the figure, which is what revenue falls short of the price by.', {
    variables: ['plan'],
  }),
  atModestRate: text('What the plan brings at a lower close rate.', {
    variables: ['rate', 'plan', 'deals', 'revenue'],
  }),
  lowestRate: text('The lowest close rate that pays.', { variables: ['plan', 'rate'] }),
  noRate: text('The plan pays at no close rate.', { variables: ['plan'] }),
});

export const calculatorCopySchema = z.strictObject({
  title: titleSchema,
  fieldsLabel: text(),
  fields: textFields(['leads', 'deal', 'rate']),
  rateHint: text('Below the label of the close rate.', { max: 40 }),
  slider: text('What screen readers call the slider of a field.', { variables: ['field'] }),
  answer: answerSchema,
  table: textFields(['title', 'plan', 'deals', 'revenue', 'abovePrice']).extend({
    row: text('Heads the row of a plan.', { variables: ['plan', 'leads'] }),
    price: textFields(['monthly', 'yearly']),
  }),
  clients: z.strictObject({
    link: text('Leads to the portfolio.', { variables: ['count', 'all'] }),
    text: text('Follows the link.', { variables: ['rate'] }),
  }),
  profit: text('That revenue is not profit.'),
  share: textFields(['action', 'copied']).extend({
    prompt: text('Above the address, if the browser refuses to copy it.'),
  }),
  projection: z.strictObject({
    title: titleSchema,
    note: text('The source of the growth multiplier.', { variables: ['multiplier'] }),
    results: textFields([
      'currentRevenue',
      'projectedLeads',
      'projectedRevenue',
      'additionalRevenue',
      'annualRoi',
    ]),
    roiNote: text('What a month is, and what the annual ROI compares.', { variables: ['cost'] }),
  }),
  withoutScripts: text('The inputs, shown instead of the fields.', {
    variables: ['leads', 'deal', 'rate'],
  }),
});

/** `copy/calculator.yaml`. */
export type CalculatorCopy = z.infer<typeof calculatorCopySchema>;
