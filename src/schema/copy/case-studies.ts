import { z } from 'astro/zod';
import { pageMetaSchema } from '../fields.ts';
import { headSchema, plural, text, texts } from '../text.ts';
import { leadStates, weekdays } from '../vocabulary.ts';

/** Labels of columns, and what stands above parts of the report. */
const reportCopySchema = texts(['needs', 'when', 'happened']).extend({
  title: text(undefined, { names: ['number', 'weekday', 'week'] }),
  rhythm: text('When reports come.', { names: ['company', 'weekdays'] }),
  people: text('Above the leads.', { names: ['weekday', 'count'] }),
  states: texts(leadStates),
  /** What follows each number. */
  soFar: texts(['writtenTo', 'qualified', 'booked', 'held']).extend({
    title: text(undefined, { names: ['day'] }),
    of: text('One of these, of all that were listed.', { names: ['label', 'count'] }),
    perMonth: text('The leads, of those in the plan.', { names: ['label', 'count'] }),
  }),
  notCounted: text('Above those who did not qualify.', { names: ['count'] }),
  also: text('What else came back.', { once: ['declined', 'optedOut', 'bounced'] }),
  changes: text('Above what changes.', { names: ['weekday'] }),
  signature: text('Who signs it: the person in team.yaml.', { names: ['name'] }),
  weekdays: texts(weekdays),
});

/** `copy/case-studies.yaml`: the page of the case studies. */
export const caseStudiesCopySchema = z.strictObject({
  meta: pageMetaSchema,
  hero: headSchema.extend({
    indexLabel: text('The name of the list of cases for screen readers.'),
  }),
  labels: texts(['challenge', 'solution', 'outcome']).extend({
    metrics: text('The name of the figures for screen readers.'),
    meetingPrice: plural('What each held meeting cost.', {
      names: ['price', 'months', 'plan', 'monthlyPrice'],
    }),
    funnel: z.strictObject({
      title: text('Above the steps of a funnel.'),
      share: text('Beside a step: its share of the step before.', { names: ['share', 'before'] }),
    }),
    ratio: z.strictObject({
      spent: text('Beside the dollar that was spent.'),
      before: text('Beside what it brought before.'),
      after: text('Beside what it brought in the end.', { names: ['time'] }),
    }),
    report: reportCopySchema,
    help: text('The button that leads to the scheduling page.'),
    more: text('Leads to the portfolio.'),
    plans: text('Leads to the plans.'),
  }),
  closing: headSchema.extend({ portfolio: text('Leads to the portfolio.') }),
});

export type CaseStudiesCopy = z.infer<typeof caseStudiesCopySchema>;
