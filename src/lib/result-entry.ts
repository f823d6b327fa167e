import type { CaseStudy, Funnel } from '../schema/records';
import { formatCount } from './format';
import { interpolate } from './interpolate';
import { type ChangeCopy, type ResultChange, resultChange } from './result-change';
import { routes } from './routes';

export interface ResultEntry {
  id: string;
  href: string;
  title: string;
  industry: string;
  /** 'in 60 days' */
  timeframe: string;
  figure: string;
  label: string;
  summary: string;
  /** '1,100 firms listed, 46 meetings booked', or empty. */
  funnel: string;
  change: ResultChange;
}

const MAX_SQUARES = 400;

export function caseStudyHref(id: string): string {
  return `${routes.caseStudies}#${id}`;
}

/** The steps booked, held and won; empty if they are too many to draw. */
export function meetingsOf(funnel: Funnel = []): Funnel {
  const steps = funnel.filter(({ stage }) => ['booked', 'held', 'won'].includes(stage));
  return steps.every(({ value }) => value <= MAX_SQUARES) ? steps : [];
}

export function resultEntry(
  study: CaseStudy,
  copy: { within: string; change: ChangeCopy },
): ResultEntry {
  const { id, title, industry, results } = study;
  return {
    id,
    href: caseStudyHref(id),
    title,
    industry,
    timeframe: interpolate(copy.within, { time: results.timeframe }),
    ...results.headline,
    summary: results.summary,
    funnel: (study.funnel ?? [])
      .map(({ value, label }) => `${formatCount(value)} ${label}`)
      .join(', '),
    change: resultChange(study, (template, values) => interpolate(copy.change[template], values)),
  };
}
