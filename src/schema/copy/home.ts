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
    'The meetings in the calendar, as the show-up rate says. The lead’s is one of those held.',
  );

const heroSchema = z.strictObject({
  kicker: text('Above the headline: what you do, for whom.'),
  titleStart: text('The first line of the headline.', { max: 60 }),
  titleEnd: text('The second line of the headline.', { max: 60 }),
  intro: text('Below the headline.'),
  resultsLink: text('Leads to the case studies.'),
  statsLabel: text('The name of the figures for screen readers.'),
  stats: z
    .array(z.strictObject({ figure: text(undefined, { max: 12 }), label: text('What it counts.') }))
    .max(4),
  statsNote: text('Where the figures come from.'),
  meetings: meetingsSchema,
  legend: z
    .strictObject({
      square: text('What a square stands for.'),
      qualified: text('What green stands for. Not shown if no case study has a handover.'),
      held: text('What a check stands for, with both numbers.', { names: ['held', 'booked'] }),
    })
    .describe('Below the drawing. Short, so that each sentence fits below its part of it.'),
  description: texts(['withoutLead'])
    .extend({ withLead: text('If a case study has a handover.', { names: ['name'] }) })
    .describe('What the drawing shows, for those who do not see it.'),
});

const outcomesSchema = headSchema.extend({
  items: z
    .array(
      z.strictObject({
        id: z
          .string()
          .describe('Chooses the drawing: opportunities, autopilot, time, growth, or none.'),
        title: text('What the client gets.', { max: 60 }),
        text: text('What that means.'),
      }),
    )
    .max(4),
});

const stepSchema = z.strictObject({ title: titleSchema, text: text() });

const howSchema = z.strictObject({
  title: titleSchema,
  intro: text('On the page if no case study has a funnel; always in llms.txt.'),
  scene: z.strictObject({
    subject: text('In place of the intro if a case study has a funnel.', {
      names: ['days', 'company', 'industry'],
    }),
    description: text('The text alternative of the drawing.', { names: ['funnel'] }),
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
  readReport: text('Leads to the report.'),
});

const pricingSchema = headSchema.extend({
  periodLabel: text('The name of the switch for screen readers.'),
  ...texts(['monthly', 'yearly'], { max: 24 }).shape,
  save: text('Beside the second choice, if all plans save as much.', {
    max: 24,
    names: ['percent'],
  }),
  saveUpTo: text('Beside it, if they do not.', { names: ['percent'] }),
  saves: text('What a plan saves.', { names: ['percent'] }),
  ...texts(['perMonth', 'billedMonthly', 'billedAnnually', 'popular', 'termsLink']).shape,
  yearlySum: text('What a year costs.', { names: ['price'] }),
  perLead: text('What a lead costs.', { names: ['price'] }),
  custom: text('In place of a price.', { max: 24 }),
  customNote: text('Below it.'),
  leads: plural('How many leads a plan includes.').extend({
    agreed: text('If their number is agreed on.'),
  }),
  featuresLabel: text('The name of the features for screen readers.', { names: ['plan'] }),
  comparison: z.strictObject({
    title: titleSchema,
    tableLabel: text('The name of the table for screen readers.'),
    custom: text('What a custom plan has where it lists nothing.'),
    notIncluded: text('What any other plan has there.'),
  }),
  notes: z.array(
    z.strictObject({
      name: text(),
      text: text('A rule below the plans.', { names: ['firstMonths'] }),
    }),
  ),
  firstMonths: text('In a rule, if case studies name their first month.', { names: ['examples'] }),
  firstMonth: text('One example.', { names: ['leads', 'planned', 'company'] }),
});

/** `copy/home.yaml`: the sections of the landing page in order, except the calculator. One that may be left out is not shown without its words. */
export const homeCopySchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  outcomes: outcomesSchema.nullish(),
  how: howSchema.nullish(),
  results: headSchema.extend({
    captionWithLead: text('Below a drawing that shows the lead of a handover.', {
      names: ['name'],
      once: ['caption'],
    }),
    readCase: text('Leads to a case study.'),
    action: text('Leads to all case studies.'),
  }),
  testimonials: z.strictObject({ title: titleSchema }),
  pricing: pricingSchema,
  faqs: z.strictObject({ title: titleSchema, intro: text('Precedes the email address.') }),
  booking: headSchema.extend({
    comparePlans: text('Leads to the table of the plans.'),
    emailLabel: text('Precedes the email address.'),
  }),
});

export type HomeCopy = z.infer<typeof homeCopySchema>;
export type OutcomesCopy = z.infer<typeof outcomesSchema>;
export type HowCopy = z.infer<typeof howSchema>;
