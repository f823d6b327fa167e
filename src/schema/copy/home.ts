import { z } from 'astro/zod';
import { optionalText, pageMetaSchema, text, textFields, titleSchema } from '../text-fields.ts';
import { outcomeDrawings } from '../vocabulary.ts';

const heroSchema = z.strictObject({
  kicker: text('Above the headline: what you do, and for whom.'),
  ...textFields(['titleStart', 'titleEnd'], { max: 60 }).shape,
  ...textFields(['intro', 'resultsLink', 'statsLabel']).shape,
  domain: text('Below the buttons: the sending domain.'),
  leastPrice: text('Follows `domain`: the least monthly price of the plans, if one has a price.', {
    variables: ['price'],
  }),
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

const pricingSchema = z.strictObject({
  title: titleSchema,
  currency: text('Beside the switch, such as "Prices in US dollars."'),
  ...textFields(['monthly', 'yearly', 'custom'], { max: 24 }).shape,
  switchSaving: text('The saving with yearly billing, if plans save the same.', {
    max: 24,
    variables: ['percent'],
  }),
  largestSaving: text('The largest saving, if plans save different amounts.', {
    variables: ['percent'],
  }),
  planSaving: text('The saving of a plan with yearly billing.', { variables: ['percent'] }),
  billedAnnually: text('The price of a plan for a year.', { variables: ['price'] }),
  perLead: text('The price of a lead.', { variables: ['price'] }),
  ...textFields(['periodLabel', 'perMonth', 'popular', 'termsLink']).shape,
  featuresLabel: text(undefined, { variables: ['plan'] }),
  /** Below the plans. */
  guarantees: z.array(z.strictObject({ title: titleSchema, text: text() })).min(1),
});

/**
 * `copy/home.yaml`: the sections of the landing page in order, except the calculator.
 */
export const homeCopySchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  outcomes: outcomesSchema,
  how: howItWorksSchema,
  results: z.strictObject({
    title: titleSchema,
    ...textFields(['readCase', 'action']).shape,
    reference: optionalText('Below the results: how to speak with a client.'),
  }),
  testimonials: z.strictObject({ title: titleSchema }),
  pricing: pricingSchema,
  faqs: z.strictObject({
    title: titleSchema,
    intro: text('The words before the email address.'),
    sign: text('What the drawn sign says, as two short words.', { max: 16 }),
  }),
  booking: textFields(['comparePlans']).extend({ title: titleSchema }),
});

export type HomeCopy = z.infer<typeof homeCopySchema>;
export type OutcomesCopy = z.infer<typeof outcomesSchema>;
export type HowItWorksCopy = z.infer<typeof howItWorksSchema>;
