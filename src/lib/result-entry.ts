import type { CaseStudy, Funnel } from '../schema/records';
import { formatCount } from './format';
import { interpolate } from './interpolate';
import { type ChangeCopy, type ResultChange, resultChange } from './result-change';
import { routes } from './routes';

/** A case study as one plate of the landing page's results. */
export interface ResultEntry {
  id: string;
  href: string;
  title: string;
  industry: string;
  /** How long it took, as it ends the sentence that the figure begins: 'in 60 days'. */
  timeframe: string;
  figure: string;
  label: string;
  summary: string;
  /** The steps of its funnel: '1,100 firms listed, 46 meetings booked'. Empty without one. */
  funnel: string;
  change: ResultChange;
}

/** The most that is drawn as one square each on the page of a case. */
const MOST_SQUARES = 400;

/** The address of a case study: its anchor on the Case Studies page. */
export function caseStudyHref(id: string): string {
  return `${routes.caseStudies}#${id}`;
}

/** What the meetings of a funnel led to: booked, held, won. Empty where they are too many to draw. */
export function meetingsOf(funnel: Funnel = []): Funnel {
  const steps = funnel.filter(({ stage }) => ['booked', 'held', 'won'].includes(stage));
  return steps.every(({ value }) => value <= MOST_SQUARES) ? steps : [];
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
