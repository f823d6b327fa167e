import { z } from 'astro/zod';
import { headSchema, plural, text, texts, titleSchema } from '../text.ts';

/** All verdicts may have the same names: the code does not know which verdict it fills in. */
const verdict = (meaning: string) =>
  text(meaning, { names: ['plan', 'leadsAtRate', 'leadsBring', 'revenue', 'dealsAMonth'] });

const calculatorSchema = z.strictObject({
  fieldsLabel: text('What screen readers call the group of fields.'),
  fields: texts(['leads', 'deal', 'rate']),
  slider: text('What screen readers call the slider of a field.', { names: ['field'] }),
  rateHint: text('The hint at a close rate above 100%.'),
  results: texts([
    'currentRevenue',
    'projectedLeads',
    'projectedRevenue',
    'additionalRevenue',
    'annualRoi',
  ]),
  announcement: text('What screen readers say after a change.', { names: ['verdict', 'revenue'] }),
  note: text('Where the growth multiplier comes from.', { names: ['multiplier'] }),
  growth: plural('How many leads the multiplier adds.', { names: ['multiplier', 'plan', 'leads'] }),
  roiNote: text('What the annual ROI compares.', { names: ['cost'] }),
  verdict: z.strictObject({
    pays: verdict('The verdict if the plan pays.'),
    paysOnAverage: verdict('The verdict if the plan pays on average, but not in a usual month.'),
    costsMore: verdict('The verdict if the plan does not pay.'),
    noDealValue: verdict('What stands in place of the verdict without a deal value.'),
    noCloseRate: verdict('What stands in place of the verdict without a close rate.'),
    neither: verdict('What stands in place of the verdict without a deal value and a close rate.'),
    rateTooHigh: verdict('What stands in place of the verdict if the close rate is above 100%.'),
  }),
  dealsAMonth: plural('The number of deals a month, as part of the verdict.'),
  leadsAtRate: plural('The leads of a plan and the deals they become, as part of the verdict.', {
    names: ['rate', 'deals'],
  }),
  leadsBring: plural('The leads of a plan and what they bring, as part of the verdict.'),
  leadCount: plural('The number of leads below the name of a plan.'),
  dealsCoverPrice: plural('How many deals cover the price of a plan; stands after its leads.'),
  dealsExceedLeads: text(
    'An addition if a plan has fewer leads than the deals that cover its price.',
  ),
  leadsPerSquare: text('What a square stands for if it is more than one lead.', {
    names: ['count'],
  }),
  legend: texts(['lead', 'deal', 'part']),
  lowestRate: z.strictObject({
    pays: text('The lowest close rate at which the plan pays.', { names: ['plan', 'rate'] }),
    never: text('What stands in place of the lowest close rate if the plan pays at none.', {
      names: ['plan', 'rate'],
    }),
    unknown: text('What stands in place of the lowest close rate without a deal value.', {
      names: ['plan'],
    }),
  }),
  clientRates: text('What the close rates of clients were.', {
    names: ['count', 'lowerHalf', 'middle'],
  }),
  clientRatesLink: text('The link to the portfolio after the close rates of clients.'),
  condition: text('The condition below the table of the plans.'),
  /** The names of the rows. */
  table: texts(['deals', 'revenue', 'difference']).extend({
    title: text('What screen readers call the table of the plans.'),
    dealsAYear: text('The deals of a year, shown if those of a month are not a whole number.', {
      names: ['count'],
    }),
    price: texts(['monthly', 'yearly']),
  }),
  projection: z.strictObject({
    title: titleSchema,
    comparison: text('What the arrows of the projection compare.', { names: ['multiplier'] }),
    leads: text(),
    unit: text('The unit after a monthly figure.'),
  }),
  share: texts(['action', 'copied']).extend({
    refused: text('The message if the browser refuses to copy the address.'),
    addressLabel: text('The label of the address when it must be copied by hand.'),
  }),
  withoutScripts: text(
    'What visitors without scripts read: the inputs from which the results are computed.',
    { names: ['leads', 'deal', 'rate'] },
  ),
});

/** `copy/calculator.yaml`: the calculator of the landing page, which is not shown without this file. */
export const calculatorCopySchema = z
  .strictObject({ calculatorSection: headSchema, calculator: calculatorSchema })
  .optional();

export type CalculatorCopy = z.infer<typeof calculatorSchema>;
