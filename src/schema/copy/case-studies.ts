import { z } from 'astro/zod';
import { pageMetaSchema, plural, text, texts, titleAndIntroSchema } from '../fields.ts';
import { leadStates, weekdays } from '../vocabulary.ts';

const reportCopySchema = texts(['needs', 'when', 'happened']).extend({
  title: text(undefined, { variables: ['number', 'weekday', 'week'] }),
  rhythm: text('The days on which reports are sent.', { variables: ['company', 'weekdays'] }),
  people: text('Above the leads.', { variables: ['weekday', 'count'] }),
  states: texts(leadStates),
  totals: texts(['writtenTo', 'qualified', 'booked', 'held']).extend({
    title: text(undefined, { variables: ['day'] }),
    of: text('A number beside that of all listed companies.', { variables: ['label', 'count'] }),
    perMonth: text('The qualified leads beside those of the plan.', {
      variables: ['label', 'count'],
    }),
  }),
  notCounted: text('Above those who did not qualify.', { variables: ['count'] }),
  others: text('Who else did not qualify.', {
    requiredVariables: ['declined', 'optedOut', 'bounced'],
  }),
  changes: text('Above what changes after a report.', { variables: ['weekday'] }),
  signature: text('With the name from team.yaml.', { variables: ['name'] }),
  weekdays: texts(weekdays),
});

/** `copy/case-studies.yaml`: the page of the case studies. */
export const caseStudiesCopySchema = z.strictObject({
  meta: pageMetaSchema,
  hero: titleAndIntroSchema.extend(texts(['indexLabel']).shape),
  labels: texts(['challenge', 'solution', 'outcome', 'metrics', 'help', 'more', 'plans']).extend({
    meetingPrice: plural('What each held meeting cost.', {
      variables: ['price', 'months', 'plan', 'monthlyPrice'],
    }),
    funnel: texts(['title']).extend({
      share: text('How many of the step before came this far.', { variables: ['share', 'before'] }),
    }),
    ratio: texts(['spent', 'before']).extend({
      after: text('What a dollar brought in the end.', { variables: ['time'] }),
    }),
    report: reportCopySchema,
  }),
  closing: titleAndIntroSchema.extend(texts(['portfolio']).shape),
});

export type CaseStudiesCopy = z.infer<typeof caseStudiesCopySchema>;
