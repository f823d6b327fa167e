import { z } from 'astro/zod';
import { pageMetaSchema } from '../fields.ts';
import { plural, text } from '../text.ts';

const weekday = text('A weekday, as it stands in a title.', { max: 12 });

const reportSchema = z.strictObject({
  title: text('The heading.', { names: ['number', 'weekday', 'week'] }),
  rhythm: text('When reports come.', { names: ['company', 'weekdays'] }),
  people: text('Above the leads.', { names: ['weekday', 'count'] }),
  needs: text('The label of what a lead needs.'),
  when: text('The label of when a lead needs it.'),
  happened: text('The label of what happened.'),
  states: z.strictObject({
    qualified: text('A lead without a meeting.'),
    booked: text('A lead with a meeting to come.'),
    missed: text('A lead that did not come.'),
    held: text('A lead that was met.'),
  }),
  soFar: z.strictObject({
    title: text('Above the counts.', { names: ['day'] }),
    writtenTo: text('Follows the number of companies.'),
    qualified: text('Follows the number of leads.'),
    booked: text('Follows the number of meetings.'),
    held: text('Follows the number of meetings that took place.'),
    of: text('One of these, of all that were listed.', { names: ['label', 'count'] }),
    perMonth: text('The leads, of those in the plan.', { names: ['label', 'count'] }),
  }),
  notCounted: text('Above those who did not qualify.', { names: ['count'] }),
  also: text('What else came back.', { names: ['declined', 'optedOut', 'bounced'] }),
  changes: text('Above what changes.', { names: ['weekday'] }),
  signature: text('Who signs it: the person in team.yaml.', { names: ['name'] }),
  weekdays: z.strictObject({
    Mon: weekday,
    Tue: weekday,
    Wed: weekday,
    Thu: weekday,
    Fri: weekday,
  }),
});

/** `copy/case-studies.yaml`: the page of the case studies. */
export const caseStudiesPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: z.strictObject({
    title: text('The heading.', { max: 60 }),
    intro: text('Below it.'),
    indexLabel: text('The name of the list of cases for screen readers.'),
  }),
  labels: z.strictObject({
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
    report: reportSchema,
    challenge: text('Above where the client stood.'),
    solution: text('Above what was done.'),
    outcome: text('Above what came of it.'),
    help: text('The button that leads to the scheduling page.'),
    more: text('Leads to the portfolio.'),
    plans: text('Leads to the plans.'),
  }),
  closing: z.strictObject({
    title: text('The heading of the last section.', { max: 60 }),
    intro: text('Below it.'),
    portfolio: text('Leads to the portfolio.'),
  }),
});

export type CaseStudiesCopy = z.infer<typeof caseStudiesPageSchema>;
