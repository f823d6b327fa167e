import { z } from 'astro/zod';
import { headSchema, plural, text, texts, titleSchema } from '../text.ts';

/** All verdicts may have the same names: the code does not know which verdict it fills in. */
const verdict = (meaning: string) =>
  text(meaning, { names: ['plan', 'leadsAtRate', 'leadsBring', 'revenue', 'dealsAMonth'] });

const calculatorSchema = z.strictObject({
  fieldsLabel: text('The name of the fields for screen readers.'),
  fields: texts(['leads', 'deal', 'rate']),
  slider: text('The name of the slider below a field for screen readers.', { names: ['field'] }),
  rateHint: text('Below the close rate, if it is above 100%.'),
  results: texts([
    'currentRevenue',
    'projectedLeads',
    'projectedRevenue',
    'additionalRevenue',
    'annualRoi',
  ]),
  announcement: text('What screen readers say after a change.', { names: ['verdict', 'revenue'] }),
  note: text('Where the multiplier comes from.', { names: ['multiplier'] }),
  growth: plural('How many leads the multiplier adds.', { names: ['multiplier', 'plan', 'leads'] }),
  roiNote: text('What the annual ROI compares.', { names: ['cost'] }),
  verdict: z.strictObject({
    pays: verdict('If the plan pays.'),
    paysOnAverage: verdict('If it pays on average, but not in a usual month.'),
    costsMore: verdict('If it does not pay.'),
    noDealValue: verdict('If a deal value is missing.'),
    noCloseRate: verdict('If a close rate is missing.'),
    neither: verdict('If both are missing.'),
    rateTooHigh: verdict('If the close rate is above 100%.'),
  }),
  dealsAMonth: plural('In the verdict.'),
  leadsAtRate: plural('In the verdict.', { names: ['rate', 'deals'] }),
  leadsBring: plural('In the verdict.'),
  leadCount: plural('Below the name of a plan.'),
  dealsCoverPrice: plural('Follows the number of leads.'),
  dealsExceedLeads: text('Follows it, if the plan has fewer leads.'),
  leadsPerSquare: text('What a square stands for, if not one lead.', { names: ['count'] }),
  legend: texts(['lead', 'deal', 'part']),
  lowestRate: z.strictObject({
    pays: text('From which close rate on the plan pays.', { names: ['plan', 'rate'] }),
    never: text('If it pays at none.', { names: ['plan', 'rate'] }),
    unknown: text('If the deal value is missing.', { names: ['plan'] }),
  }),
  clientRates: text('What the close rates of clients were.', {
    names: ['count', 'low', 'high', 'lowerHalf', 'middle'],
  }),
  clientRatesLink: text('Follows it, and leads to the portfolio.'),
  atMiddleRate: plural('What the main plan brings at the middle rate.', {
    names: ['rate', 'plan', 'deals', 'revenue'],
  }),
  condition: text('Below the table.'),
  /** The names of the rows. */
  table: texts(['deals', 'revenue', 'difference']).extend({
    title: text('The name of the table for screen readers.'),
    dealsAYear: text('Follows a number of deals that is not whole.', { names: ['count'] }),
    price: texts(['monthly', 'yearly']),
  }),
  projection: z.strictObject({
    title: titleSchema,
    comparison: text('What the arrows lead from and to.', { names: ['multiplier'] }),
    leads: text(),
    unit: text('Follows what is counted per month.'),
  }),
  share: texts(['action', 'copied']).extend({
    refused: text('If the browser refuses to copy the address.'),
    addressLabel: text('The label of the address, to copy it by hand.'),
  }),
  withoutScripts: text('What the results are for.', { names: ['leads', 'deal', 'rate'] }),
});

/** `copy/calculator.yaml`: the calculator of the landing page, which is not shown without this file. */
export const calculatorCopySchema = z
  .strictObject({ calculatorSection: headSchema, calculator: calculatorSchema })
  .optional();

export type CalculatorCopy = z.infer<typeof calculatorSchema>;
