import { z } from 'astro/zod';
import {
  pageMetaSchema,
  pluralText,
  text,
  textFields,
  titleAndIntroSchema,
  titleSchema,
} from '../text-fields.ts';
import { outcomeDrawings } from '../vocabulary.ts';

const heroSchema = z.strictObject({
  kicker: text('Above the headline: what you do, and for whom.'),
  ...textFields(['titleStart', 'titleEnd'], { max: 60 }).shape,
  ...textFields(['intro', 'resultsLink', 'statsLabel']).shape,
  stats: z
    .array(z.strictObject({ figure: text(undefined, { max: 8 }), label: text() }))
    .min(1)
    .max(4),
  statsNote: text('The source of the figures.'),
  drawing: text('The text alternative of the drawing.'),
  meeting: text('The last line of the tag in the drawing.', { max: 50, variables: ['company'] }),
});

const outcomesSchema = z.strictObject({
  title: titleSchema,
  items: z
    .array(
      z.strictObject({
        id: z.enum(outcomeDrawings).optional().describe('The drawing above the title.'),
        title: titleSchema,
        text: text(),
      }),
    )
    .max(4),
});

const stepSchema = z.strictObject({ title: titleSchema, text: text() });

const howItWorksSchema = z.strictObject({
  title: titleSchema,
  subject: text('Whose funnel and handover the section shows.', {
    variables: ['company', 'industry'],
  }),
  namesNote: text('Follows the subject if its case study has a handover.'),
  steps: z.strictObject({ attract: stepSchema, qualify: stepSchema, handOff: stepSchema }),
  /** The titles of the sheets, and the labels of what is in the brief. */
  sheets: textFields(['company', 'needs', 'when', 'decides'], { max: 12 }).extend(
    textFields(['message', 'reply', 'brief']).shape,
  ),
  promise: text('The large sentence below the steps.', { max: 120 }),
  ...textFields(['action', 'readReport']).shape,
});

const pricingSchema = titleAndIntroSchema.extend({
  ...textFields(['monthly', 'yearly', 'custom'], { max: 24 }).shape,
  switchSaving: text('The saving with yearly billing, if plans save the same.', {
    max: 24,
    variables: ['percent'],
  }),
  largestSaving: text('The largest saving, if plans save different amounts.', {
    variables: ['percent'],
  }),
  planSaving: text('The saving of a plan with yearly billing.', { variables: ['percent'] }),
  yearlySum: text('The price of a plan for a year.', { variables: ['price'] }),
  perLead: text('The price of a lead.', { variables: ['price'] }),
  ...textFields(['periodLabel', 'perMonth', 'billedMonthly', 'billedAnnually', 'customNote']).shape,
  ...textFields(['popular', 'termsLink']).shape,
  leads: pluralText('The leads that a plan includes.').extend({
    agreed: text('Replaces the number if it is agreed on a call.'),
  }),
  featuresLabel: text(undefined, { variables: ['plan'] }),
  comparison: textFields(['tableLabel']).extend({
    title: titleSchema,
    custom: text('The cell of a feature that a custom plan does not list.'),
    notIncluded: text('The cell of a feature that any other plan does not have.'),
  }),
  /** The rules below the plans. */
  notes: z.array(textFields(['name', 'text'])),
});

/**
 * `copy/home.yaml`: the sections of the landing page in order, except the calculator.
 */
export const homeCopySchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  outcomes: outcomesSchema,
  how: howItWorksSchema,
  results: titleAndIntroSchema.extend(textFields(['readCase', 'action']).shape).extend({
    captionWithLead: text('The caption of a drawing that shows the lead of a handover.', {
      variables: ['name'],
      requiredVariables: ['caption'],
    }),
  }),
  testimonials: z.strictObject({ title: titleSchema }),
  pricing: pricingSchema,
  faqs: z.strictObject({ title: titleSchema, intro: text('The words before the email address.') }),
  booking: textFields(['comparePlans']).extend({ title: titleSchema }),
});

export type HomeCopy = z.infer<typeof homeCopySchema>;
export type OutcomesCopy = z.infer<typeof outcomesSchema>;
export type HowItWorksCopy = z.infer<typeof howItWorksSchema>;
