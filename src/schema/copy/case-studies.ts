import { z } from 'astro/zod';
import { pageMetaSchema, plural, text, texts, titleAndIntroSchema } from '../fields.ts';
import { leadStates, weekdays } from '../vocabulary.ts';

const reportCopySchema = texts(['needs', 'when', 'happened']).extend({
  title: text(undefined, { names: ['number', 'weekday', 'week'] }),
  rhythm: text('The days on which reports are sent.', { names: ['company', 'weekdays'] }),
  people: text('Above the leads.', { names: ['weekday', 'count'] }),
  states: texts(leadStates),
  totals: texts(['writtenTo', 'qualified', 'booked', 'held']).extend({
    title: text(undefined, { names: ['day'] }),
    of: text('A number beside that of all listed companies.', { names: ['label', 'count'] }),
    perMonth: text('The qualified leads beside those of the plan.', { names: ['label', 'count'] }),
  }),
  notCounted: text('Above those who did not qualify.', { names: ['count'] }),
  others: text('Who else did not qualify.', { once: ['declined', 'optedOut', 'bounced'] }),
  changes: text('Above what changes after a report.', { names: ['weekday'] }),
  signature: text('With the name from team.yaml.', { names: ['name'] }),
  weekdays: texts(weekdays),
});

/** `copy/case-studies.yaml`: the page of the case studies. */
export const caseStudiesCopySchema = z.strictObject({
  meta: pageMetaSchema,
  hero: titleAndIntroSchema.extend(texts(['indexLabel']).shape),
  labels: texts(['challenge', 'solution', 'outcome', 'metrics', 'help', 'more', 'plans']).extend({
    meetingPrice: plural('What each held meeting cost.', {
      names: ['price', 'months', 'plan', 'monthlyPrice'],
    }),
    funnel: texts(['title']).extend({
      share: text('How many of the step before came this far.', { names: ['share', 'before'] }),
    }),
    ratio: texts(['spent', 'before']).extend({
      after: text('What a dollar brought in the end.', { names: ['time'] }),
    }),
    report: reportCopySchema,
  }),
  closing: titleAndIntroSchema.extend(texts(['portfolio']).shape),
});

export type CaseStudiesCopy = z.infer<typeof caseStudiesCopySchema>;
