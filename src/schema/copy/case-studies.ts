import { z } from 'astro/zod';
import { pageMetaSchema } from '../fields.ts';
import { headSchema, plural, text, texts } from '../text.ts';
import { leadStates, weekdays } from '../vocabulary.ts';

/** Labels of columns, and what stands above parts of the report. */
const reportCopySchema = texts(['needs', 'when', 'happened']).extend({
  title: text(undefined, { names: ['number', 'weekday', 'week'] }),
  rhythm: text('The days on which reports are sent.', { names: ['company', 'weekdays'] }),
  people: text('The heading of the leads in a report.', { names: ['weekday', 'count'] }),
  states: texts(leadStates),
  /** What follows each number. */
  soFar: texts(['writtenTo', 'qualified', 'booked', 'held']).extend({
    title: text(undefined, { names: ['day'] }),
    of: text('A number of the report compared with all listed companies.', {
      names: ['label', 'count'],
    }),
    perMonth: text('The qualified leads compared with those in the plan.', {
      names: ['label', 'count'],
    }),
  }),
  notCounted: text('The heading of those who did not qualify.', { names: ['count'] }),
  also: text('How many declined, opted out or could not be reached.', {
    once: ['declined', 'optedOut', 'bounced'],
  }),
  changes: text('The heading of what changes after a report.', { names: ['weekday'] }),
  signature: text('The signature of a report, with the name from team.yaml.', { names: ['name'] }),
  weekdays: texts(weekdays),
});

/** `copy/case-studies.yaml`: the page of the case studies. */
export const caseStudiesCopySchema = z.strictObject({
  meta: pageMetaSchema,
  hero: headSchema.extend({
    indexLabel: text('What screen readers call the list of case studies.'),
  }),
  labels: texts(['challenge', 'solution', 'outcome']).extend({
    metrics: text('What screen readers call the figures of a case study.'),
    meetingPrice: plural('What each held meeting cost.', {
      names: ['price', 'months', 'plan', 'monthlyPrice'],
    }),
    funnel: z.strictObject({
      title: text('The heading of a funnel.'),
      share: text('The share of the step before that came this far.', {
        names: ['share', 'before'],
      }),
    }),
    ratio: z.strictObject({
      spent: text('The label of the dollar that was spent.'),
      before: text('The label of what a dollar brought before.'),
      after: text('The label of what a dollar brought in the end.', { names: ['time'] }),
    }),
    report: reportCopySchema,
    help: text('The button that leads to the scheduling page.'),
    more: text('The link from a case study to the portfolio.'),
    plans: text('The link from a case study to the plans.'),
  }),
  closing: headSchema.extend({
    portfolio: text('The link to the portfolio at the end of the page.'),
  }),
});

export type CaseStudiesCopy = z.infer<typeof caseStudiesCopySchema>;
