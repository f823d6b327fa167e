import type { CaseStudy, Funnel } from '../schema/records';
import { formatCount } from './format';
import { interpolate } from './interpolate';
import { type ChangeCopy, resultChange } from './result-change';
import { caseStudyHref } from './routes';

const MAX_SQUARES = 400;

/** The steps booked, held and won; empty if one has too many to draw. */
export function meetingsOf(funnel: Funnel = []): Funnel {
  const steps = funnel.filter(({ stage }) => ['booked', 'held', 'won'].includes(stage));
  return steps.every(({ value }) => value <= MAX_SQUARES) ? steps : [];
}

export function resultEntry(study: CaseStudy, copy: { within: string; change: ChangeCopy }) {
  const { id, title, industry, results, funnel = [] } = study;
  return {
    id,
    href: caseStudyHref(id),
    title,
    industry,
    timeframe: interpolate(copy.within, { time: results.timeframe }),
    ...results.headline,
    summary: results.summary,
    funnel: funnel
      .map(({ value, label }) => `${formatCount(value)} ${label}`.replaceAll(' ', '\u00a0'))
      .join(', '),
    change: resultChange(study, (template, values) => interpolate(copy.change[template], values)),
  };
}

export type ResultEntry = ReturnType<typeof resultEntry>;
