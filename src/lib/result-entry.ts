import type { CaseStudy, Funnel } from '../schema/records';
import { formatCount } from './format';
import { interpolate } from './interpolate';
import { withUnit } from './result-figure';
import { routes } from './routes';

export interface Measured {
  /** When it was, or what was counted. */
  label: string;
  value: number;
  text: string;
}

/** What stands below the figure of a result: before and after, or what was counted. */
export interface ResultChange {
  /**
   * Countable things are squares: one field where each row is a part of the row before it, else a
   * field for each. A ratio is so many times one, all else is a length.
   */
  kind: 'nested' | 'squares' | 'multiples' | 'lengths';
  rows: readonly Measured[];
  /** What the rows measure, where their labels do not say it: 'Open qualified pipeline'. */
  measure?: string;
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
  label: string;
  summary: string;
  /** The steps of its funnel: '1,100 firms listed, 46 meetings booked'. Empty without one. */
  funnel: string;
  change: ResultChange;
}

/** The most that is drawn as one square or one multiple each. */
const MOST_SQUARES = 400;
const MOST_MULTIPLES = 12;

/** The address of a case study: its anchor on the Case Studies page. */
export function caseStudyHref(id: string): string {
  return `${routes.caseStudies}#${id}`;
}

const squaresOf = (rows: readonly Measured[]) =>
  rows.every(({ value }, index) => value <= (rows[index - 1]?.value ?? value))
    ? 'nested'
    : 'squares';

/** The first and last point of a trend, as two lengths. */
export function trendChange(trend: CaseStudy['trend']): ResultChange {
  const ends = [trend.points.at(0), trend.points.at(-1)].filter((point) => point !== undefined);
  const rows = ends.map((point) => ({ ...point, text: withUnit(point.value, trend) }));
  return { kind: 'lengths', rows, measure: trend.title };
}

function kindOf(rows: readonly Measured[], { prefix, suffix }: CaseStudy['trend']) {
  const largest = Math.max(...rows.map(({ value }) => value));
  const countable = rows.every(({ value }) => Number.isInteger(value)) && largest <= MOST_SQUARES;
  if (prefix === '' && suffix === '' && countable) return squaresOf(rows);
  return suffix === 'x' && largest <= MOST_MULTIPLES ? 'multiples' : 'lengths';
}

/** What the meetings of a funnel led to: booked, held, won. Empty where they are too many to draw. */
export function meetingsOf(funnel: Funnel = []): Funnel {
  const steps = funnel.filter(({ stage }) => ['booked', 'held', 'won'].includes(stage));
  return steps.every(({ value }) => value <= MOST_SQUARES) ? steps : [];
}

/**
 * Before and after are the first and last point of the case's trend. A course that starts at zero
 * has no before to compare with: the meetings say more, where the record has them.
 */
function changeOf({ id, trend, funnel }: Pick<CaseStudy, 'id' | 'trend' | 'funnel'>): ResultChange {
  const change = trendChange(trend);
  const [first] = change.rows;
  if (!first) throw new RangeError(`The trend of ${id} has no points`);
  const meetings = meetingsOf(funnel);
  if (meetings.length > 0 && first.value === 0) {
    const rows = meetings.map(({ label, value }) => ({ label, value, text: formatCount(value) }));
    return { kind: 'nested', rows };
  }
  return { ...change, kind: kindOf(change.rows, trend) };
}

export function resultEntry(study: CaseStudy, copy: { within: string }): ResultEntry {
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
    change: changeOf(study),
  };
}
