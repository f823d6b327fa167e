import { z } from 'astro/zod';
import { plural, text } from '../text.ts';

/** The seven sentences have the same names, because the code fills in whichever applies. */
const verdict = (meaning: string) =>
  text(meaning, { names: ['plan', 'leadsAtRate', 'leadsBring', 'revenue', 'dealsAMonth'] });

const calculatorSchema = z.strictObject({
  fieldsLabel: text('The name of the fields for screen readers.'),
  fields: z.strictObject({
    leads: text('The label of the first field.'),
    deal: text('The label of the second field.'),
    rate: text('The label of the third field.'),
  }),
  rateHint: text('Below the close rate, if it is above 100%.'),
  results: z.strictObject({
    currentRevenue: text('The label of a result.'),
    projectedLeads: text('The label of a result.'),
    projectedRevenue: text('The label of a result.'),
    additionalRevenue: text('The label of a result.'),
    annualRoi: text('The label of a result.'),
  }),
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
  legend: z.strictObject({
    lead: text('Beside a square.'),
    deal: text('Beside a square.'),
    part: text('Beside a square.'),
  }),
  lowestRate: z.strictObject({
    pays: text('From which close rate on the plan pays.', { names: ['plan', 'rate'] }),
    never: text('If it pays at none.', { names: ['plan', 'rate'] }),
    unknown: text('If the deal value is missing.', { names: ['plan'] }),
  }),
  clientRates: text('What the close rates of clients were.', {
    names: ['count', 'low', 'middle', 'high'],
  }),
  clientRatesLink: text('Follows it, and leads to the portfolio.'),
  atMiddleRate: plural('What the main plan brings at the middle rate.', {
    names: ['rate', 'plan', 'deals', 'revenue'],
  }),
  condition: text('Below the table.'),
  table: z.strictObject({
    title: text('The name of the table for screen readers.'),
    deals: text('The name of a row.'),
    dealsAYear: text('Follows a number of deals that is not whole.', { names: ['count'] }),
    revenue: text('The name of a row.'),
    price: z.strictObject({
      monthly: text('The name of a row.'),
      yearly: text('The name of a row.'),
    }),
    difference: text('The name of a row.'),
  }),
  projection: z.strictObject({
    title: text('The heading.', { max: 60 }),
    comparison: text('Beside the heading: what the arrows lead from and to.', {
      names: ['multiplier'],
    }),
    leads: text('The label of a number.'),
    unit: text('Follows what is counted per month.'),
  }),
  share: z.strictObject({
    action: text('Copies the link.'),
    copied: text('Says that it is copied.'),
    refused: text('Says that it is not.'),
    addressLabel: text('The label of the address then.'),
  }),
  withoutScripts: text('What the results are for.', { names: ['leads', 'deal', 'rate'] }),
});

/** `copy/calculator.yaml`: the calculator of the landing page. */
export const calculatorFileSchema = z.strictObject({
  calculatorSection: z.strictObject({
    title: text('The heading.', { max: 60 }),
    intro: text('Below it.'),
  }),
  calculator: calculatorSchema,
});

export type CalculatorCopy = z.infer<typeof calculatorSchema>;
