import type { CaseStudy } from '../schema/records';
import { interpolate } from './interpolate';
import { splitResult, withUnit } from './result-figure';
import { routes } from './routes';

interface Moment {
  label: string;
  value: number;
  text: string;
}

/** A case study as one row of the landing page's ledger. */
export interface ResultEntry {
  id: string;
  href: string;
  title: string;
  industry: string;
  /** How long it took, as it ends the sentence that the figure begins: 'in 60 days'. */
  timeframe: string;
  figure: string;
  words: string;
  summary: string;
  /** What changed from before to after: 'Open qualified pipeline'. */
  measure: string;
  before: Moment;
  after: Moment;
}

/** The address of a case study: its anchor on the Case Studies page. */
export function caseStudyHref(id: string): string {
  return `${routes.caseStudies}#${id}`;
}

/** Before and after are the first and last point of the case's trend. */
export function resultEntry(
  { id, title, industry, results, trend }: CaseStudy,
  copy: { within: string },
): ResultEntry {
  const momentAt = (index: number): Moment => {
    const point = trend.points.at(index);
    if (!point) throw new RangeError(`The trend of ${id} has no points`);
    return { ...point, text: withUnit(point.value, trend) };
  };
  return {
    id,
    href: caseStudyHref(id),
    title,
    industry,
    timeframe: interpolate(copy.within, { time: results.timeframe }),
    ...splitResult(results.headline),
    summary: results.summary,
    measure: trend.title,
    before: momentAt(0),
    after: momentAt(-1),
  };
}
