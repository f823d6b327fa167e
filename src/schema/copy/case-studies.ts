import { z } from 'astro/zod';
import {
  pageMetaSchema,
  pluralText,
  text,
  textFields,
  titleAndIntroSchema,
} from '../text-fields.ts';
import { leadStates, weekdays } from '../vocabulary.ts';

const reportCopySchema = z.strictObject({
  title: text(undefined, { variables: ['number', 'weekday', 'week'] }),
  rhythm: text('The days on which reports are sent.', { variables: ['company', 'weekdays'] }),
  people: text('The heading of the leads.', { variables: ['weekday', 'count'] }),
  states: textFields(leadStates),
  totals: textFields(['writtenTo', 'qualified', 'booked', 'held']).extend({
    title: text(undefined, { variables: ['day'] }),
  }),
  notCounted: text('The heading of those who did not qualify.', { variables: ['count'] }),
  changes: text('The heading of what changes after a report.', { variables: ['weekday'] }),
  signature: text('Ends a report, if team.yaml names a person.', { variables: ['name', 'role'] }),
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
    course: z.strictObject({
      value: text('A value of the headline figure over time.', {
        requiredVariables: ['value', 'day'],
      }),
      day: text('Precedes what is drawn on that day.', { requiredVariables: ['day'] }),
    }),
    proof: textFields(['perMeeting']).extend({
      calculation: pluralText('How the price of a held meeting is computed.', {
        variables: ['months', 'plan', 'monthlyPrice'],
      }),
    }),
    report: reportCopySchema,
  }),
  closing: titleAndIntroSchema.extend(textFields(['portfolio']).shape),
});

export type CaseStudiesCopy = z.infer<typeof caseStudiesCopySchema>;
