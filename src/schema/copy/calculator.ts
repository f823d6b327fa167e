import { z } from 'astro/zod';
import { pluralText, text, textFields, titleAndIntroSchema, titleSchema } from '../text-fields.ts';

/** All verdicts take the same variables, because one function fills in any of them. */
const verdictSchema = text(undefined, {
  variables: ['plan', 'leadsAtRate', 'leadsBring', 'revenue', 'dealsAMonth'],
});

const calculatorSchema = titleAndIntroSchema.extend({
  fieldsLabel: text(),
  fields: textFields(['leads', 'deal', 'rate']),
  slider: text('What screen readers call the slider of a field.', { variables: ['field'] }),
  rateHint: text('The hint at a close rate above 100%.'),
  results: textFields([
    'currentRevenue',
    'projectedLeads',
    'projectedRevenue',
    'additionalRevenue',
    'annualRoi',
  ]),
  announcement: text('For screen readers, after a change.', { variables: ['verdict', 'revenue'] }),
  note: text('The source of the growth multiplier.', { variables: ['multiplier'] }),
  growth: pluralText('How many leads the multiplier adds.', {
    variables: ['multiplier', 'plan', 'leads'],
  }),
  roiNote: text('Explains what the annual ROI compares.', { variables: ['cost'] }),
  verdict: z.strictObject({
    pays: verdictSchema,
    paysOnAverage: verdictSchema.describe('The plan pays on average, but not in a usual month.'),
    costsMore: verdictSchema,
    noDealValue: verdictSchema,
    noCloseRate: verdictSchema,
    neither: verdictSchema.describe('Deal value and close rate are 0.'),
    rateTooHigh: verdictSchema.describe('The close rate is above 100%.'),
  }),
  dealsAMonth: pluralText('Part of a verdict: the deals that pay for the plan.'),
  leadsAtRate: pluralText('Part of a verdict: the leads and the deals.', {
    variables: ['rate', 'deals'],
  }),
  leadsBring: pluralText('Part of a verdict: the leads and what they bring.'),
  leadCount: pluralText('The number of leads below the name of a plan.'),
  dealsCoverPrice: pluralText('How many deals cover the price of a plan; stands after its leads.'),
  dealsExceedLeads: text('Added if a plan has fewer leads than these deals.'),
  leadsPerSquare: text('Added if a square stands for several leads.', { variables: ['count'] }),
  legend: textFields(['lead', 'deal', 'part']),
  /** The lowest close rate at which the plan pays. */
  lowestRate: z.strictObject({
    pays: text(undefined, { variables: ['plan', 'rate'] }),
    never: text('The plan pays at no close rate.', { variables: ['plan', 'rate'] }),
    unknown: text('The deal value is 0.', { variables: ['plan'] }),
  }),
  clientRates: text('The close rates of clients.', {
    variables: ['count', 'lowerHalf', 'median'],
  }),
  ...textFields(['clientRatesLink', 'condition']).shape,
  /** The names of the rows. */
  table: textFields(['title', 'deals', 'revenue', 'difference']).extend({
    dealsAYear: text('The deals of a year, if those of a month are not a whole number.', {
      variables: ['count'],
    }),
    price: textFields(['monthly', 'yearly']),
  }),
  projection: textFields(['leads', 'unit']).extend({
    title: titleSchema,
    comparison: text('Explains the arrows.', { variables: ['multiplier'] }),
  }),
  share: textFields(['action', 'copied']).extend({
    refused: text('Shown if the browser refuses to copy the address.'),
    addressLabel: text('The label of the address, which the visitor copies by hand then.'),
  }),
  withoutScripts: text('The inputs, shown instead of the fields.', {
    variables: ['leads', 'deal', 'rate'],
  }),
});

/** `copy/calculator.yaml`. Without this file, the landing page has no calculator. */
export const calculatorCopySchema = calculatorSchema;

export type CalculatorCopy = z.infer<typeof calculatorSchema>;
