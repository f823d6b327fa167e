import { z } from 'astro/zod';
import {
  pageMetaSchema,
  pluralText,
  text,
  textFields,
  titleAndIntroSchema,
} from '../text-fields.ts';
import { leadStates, weekdays } from '../vocabulary.ts';

const reportCopySchema = textFields(['needs', 'when', 'happened']).extend({
  title: text(undefined, { variables: ['number', 'weekday', 'week'] }),
  rhythm: text('The days on which reports are sent.', { variables: ['company', 'weekdays'] }),
  people: text('The heading of the leads.', { variables: ['weekday', 'count'] }),
  states: textFields(leadStates),
  totals: textFields(['writtenTo', 'qualified', 'booked', 'held']).extend({
    title: text(undefined, { variables: ['day'] }),
    of: text('A label and the number of all listed companies.', { variables: ['label', 'count'] }),
    perMonth: text('A label and the leads per month of the plan.', {
      variables: ['label', 'count'],
    }),
  }),
  notCounted: text('The heading of those who did not qualify.', { variables: ['count'] }),
  others: text('How many others did not qualify, and why.', {
    requiredVariables: ['declined', 'optedOut', 'bounced'],
  }),
  changes: text('The heading of what changes after a report.', { variables: ['weekday'] }),
  signature: text('Ends a report, with the name from team.yaml.', { variables: ['name'] }),
  weekdays: textFields(weekdays),
});

/** `copy/case-studies.yaml`: the page of the case studies. */
export const caseStudiesCopySchema = z.strictObject({
  meta: pageMetaSchema,
  hero: titleAndIntroSchema.extend(textFields(['indexLabel']).shape),
  labels: textFields([
    'challenge',
    'solution',
    'outcome',
    'metrics',
    'help',
    'more',
    'plans',
  ]).extend({
    meetingPrice: pluralText('What each held meeting cost.', {
      variables: ['price', 'months', 'plan', 'monthlyPrice'],
    }),
    funnel: textFields(['title']).extend({
      share: text('The share of the previous stage that reached this one.', {
        variables: ['share', 'before'],
      }),
    }),
    ratio: textFields(['spent', 'before']).extend({
      after: text('What a dollar brought in the end.', { variables: ['time'] }),
    }),
    report: reportCopySchema,
  }),
  closing: titleAndIntroSchema.extend(textFields(['portfolio']).shape),
});

export type CaseStudiesCopy = z.infer<typeof caseStudiesCopySchema>;
