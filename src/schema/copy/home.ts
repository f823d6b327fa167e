import { z } from 'astro/zod';
import { pageMetaSchema } from '../fields.ts';
import { headSchema, plural, text, texts, titleSchema } from '../text.ts';

/** Three weeks have 15 days. */
const meetingsSchema = z
  .strictObject({
    held: z.int().min(1),
    booked: z.int().max(15, 'at most 15, which is as many as the calendar has on a phone'),
  })
  .refine(({ held, booked }) => held <= booked, {
    path: ['held'],
    error: 'at most as many as `booked`',
  })
  .describe(
    'The meetings in the hero’s calendar. They must agree with the show-up rate. The example lead’s meeting is one of those held.',
  );

const heroSchema = z.strictObject({
  kicker: text('The line above the headline: what you do, and for whom.'),
  titleStart: text('The first line of the headline.', { max: 60 }),
  titleEnd: text('The second line of the headline.', { max: 60 }),
  intro: text('The text below the headline.'),
  resultsLink: text('The link to the case studies.'),
  statsLabel: text('What screen readers call the figures in the hero.'),
  stats: z
    .array(
      z.strictObject({
        figure: text(undefined, { max: 12 }),
        label: text('What the figure counts.'),
      }),
    )
    .max(4),
  statsNote: text('Where the figures in the hero come from.'),
  meetings: meetingsSchema,
  legend: z
    .strictObject({
      square: text('What a square stands for.'),
      qualified: text('What green stands for. Not shown if no case study has a handover.'),
      held: text('What a check stands for, with both numbers.', { names: ['held', 'booked'] }),
    })
    .describe('Below the drawing. Short, so that each sentence fits below its part of it.'),
  description: texts(['withoutLead'])
    .extend({
      withLead: text('Describes the hero’s drawing if a case study has a handover.', {
        names: ['name'],
      }),
    })
    .describe('The text alternative of the hero’s drawing.'),
});

const outcomesSchema = headSchema.extend({
  items: z
    .array(
      z.strictObject({
        id: z
          .string()
          .describe('Chooses the drawing: opportunities, autopilot, time, growth, or none.'),
        title: text('What the client gets.', { max: 60 }),
        text: text('What the outcome means for the client.'),
      }),
    )
    .max(4),
});

const stepSchema = z.strictObject({ title: titleSchema, text: text() });

const howSchema = z.strictObject({
  title: titleSchema,
  intro: text('The text below the title if no case study has a funnel. llms.txt always shows it.'),
  scene: z.strictObject({
    subject: text('The text below the title if a case study has a funnel.', {
      names: ['days', 'company', 'industry'],
    }),
    description: text('The text alternative of the drawing above the funnel.', {
      names: ['funnel'],
    }),
    day: text('The day of the first lead.', { names: ['day'] }),
  }),
  /** What a square in each state stands for. */
  legend: texts(['prospect', 'qualified', 'booked', 'held']).extend({
    label: text('The name of the legend of squares for screen readers.'),
  }),
  /** The titles of the sheets, and the labels of what is on them. */
  sheets: texts(['to', 'company', 'needs', 'when', 'decides', 'asked'], { max: 12 }).extend(
    texts(['message', 'reply', 'brief']).shape,
  ),
  facts: z.array(text('A sentence below the steps.')),
  steps: z.strictObject({ attract: stepSchema, qualify: stepSchema, handOff: stepSchema }),
  action: text('The button that leads to the scheduling page.'),
  readReport: text('The link to the report in a case study.'),
});

const pricingSchema = headSchema.extend({
  periodLabel: text('What screen readers call the switch of the billing period.'),
  ...texts(['monthly', 'yearly'], { max: 24 }).shape,
  save: text('The saving beside yearly billing, if it is the same for all plans.', {
    max: 24,
    names: ['percent'],
  }),
  saveUpTo: text('The largest saving beside yearly billing, if plans save different amounts.', {
    names: ['percent'],
  }),
  saves: text('What a plan saves with yearly billing.', { names: ['percent'] }),
  ...texts(['perMonth', 'billedMonthly', 'billedAnnually', 'popular', 'termsLink']).shape,
  yearlySum: text('What a year of a plan costs.', { names: ['price'] }),
  perLead: text('What a lead of a plan costs.', { names: ['price'] }),
  custom: text('Stands in place of the price of a plan without one.', { max: 24 }),
  customNote: text('The note below a plan without a price.'),
  leads: plural('How many leads a plan includes.').extend({
    agreed: text('Stands in place of the number of leads if it is agreed on a call.'),
  }),
  featuresLabel: text('What screen readers call the list of a plan’s features.', {
    names: ['plan'],
  }),
  comparison: z.strictObject({
    title: titleSchema,
    tableLabel: text('What screen readers call the comparison of the plans.'),
    custom: text('The cell of the comparison for a feature that a custom plan does not list.'),
    notIncluded: text(
      'The cell of the comparison, read by screen readers, for a feature that a plan does not have.',
    ),
  }),
  notes: z.array(
    z.strictObject({
      name: text(),
      text: text('A rule below the plans.'),
    }),
  ),
});

/** `copy/home.yaml`: the sections of the landing page in order, except the calculator. One that may be left out is not shown without its words. */
export const homeCopySchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  outcomes: outcomesSchema.nullish(),
  how: howSchema.nullish(),
  results: headSchema.extend({
    captionWithLead: text('The caption of a drawing that shows the lead of a handover.', {
      names: ['name'],
      once: ['caption'],
    }),
    readCase: text('The link from a result to its case study.'),
    action: text('The link to all case studies.'),
  }),
  testimonials: z.strictObject({ title: titleSchema }),
  pricing: pricingSchema,
  faqs: z.strictObject({ title: titleSchema, intro: text('The words before the email address.') }),
  booking: headSchema.extend({
    comparePlans: text('The link to the comparison of the plans.'),
    emailLabel: text('The words before the email address.'),
  }),
});

export type HomeCopy = z.infer<typeof homeCopySchema>;
export type OutcomesCopy = z.infer<typeof outcomesSchema>;
export type HowCopy = z.infer<typeof howSchema>;
