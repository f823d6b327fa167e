import type { CaseStudy } from '../schema/records';
import { withUnit } from './result-figure';

export interface Measured {
  /** When it was, or what was counted. */
  label: string;
  value: number;
  text: string;
  /** How many squares draw it; a ratio may end with a part of one. */
  squares: number;
}

/** What stands below the figure of a result. */
export interface ResultChange {
  /** Before and after in squares of one unit, clients won, a ratio beside one, or two lengths. */
  kind: 'squares' | 'won' | 'ratio' | 'lengths';
  rows: readonly Measured[];
  /** What is measured and what one square is. */
  note: string;
}

export interface ChangeCopy {
  /** '{measure}, one square for each {unit}'. */
  unit: string;
  /** '{unit} each'. */
  each: string;
  /** '{measure}, {before} at the start'. */
  before: string;
}

/** The most that is drawn as one square each, and the largest ratio. */
const MOST_SQUARES = 100;
const MOST_RATIO = 5;

const powers = [-2, -1, 0, 1, 2, 3, 4, 5, 6].map((power) => 10 ** power);
const units = [...powers, ...powers.flatMap((power) => [2 * power, 5 * power])];
const isWhole = (count: number) => Math.abs(count - Math.round(count)) < 1e-6;

/** What one square stands for: the smallest power of ten, or 2 or 5 of them, that fits all values. */
export function roundUnit(values: readonly number[]): number | undefined {
  const largest = Math.max(...values);
  return units.find(
    (unit) => largest / unit <= MOST_SQUARES && values.every((value) => isWhole(value / unit)),
  );
}

type Study = Pick<CaseStudy, 'trend' | 'funnel'>;

/** The first and last point of a case's trend, drawn so that they can be counted where possible. */
export function resultChange(
  { trend, funnel = [] }: Study,
  fill: (template: keyof ChangeCopy, values: Record<string, string>) => string,
): ResultChange {
  const ends = [trend.points.at(0), trend.points.at(-1)].filter((point) => point !== undefined);
  const rows = ends.map((point) => ({ ...point, text: withUnit(point.value, trend), squares: 0 }));
  const [first, last] = rows;
  const measure = trend.title;
  if (!(first && last)) return { kind: 'lengths', rows, note: measure };
  const won = funnel.find(({ stage }) => stage === 'won');
  if (won && first.value === 0 && won.value <= MOST_SQUARES && last.value % won.value === 0) {
    const unit = withUnit(last.value / won.value, trend);
    const row = { ...won, text: String(won.value), squares: won.value };
    return { kind: 'won', rows: [row], note: fill('each', { unit }) };
  }
  if (trend.suffix === 'x' && last.value > first.value && last.value <= MOST_RATIO) {
    const one = { label: '', value: 1, text: withUnit(1, trend), squares: 1 };
    const note = fill('before', { measure, before: first.text, label: first.label });
    return { kind: 'ratio', rows: [one, { ...last, squares: last.value }], note };
  }
  const unit = roundUnit([first.value, last.value]);
  if (!unit) return { kind: 'lengths', rows, note: measure };
  return {
    kind: 'squares',
    rows: rows.map((row) => ({ ...row, squares: Math.round(row.value / unit) })),
    note: fill('unit', { measure, unit: withUnit(unit, trend) }),
  };
}
