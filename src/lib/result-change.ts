import type { CaseStudy } from '../schema/records';
import { withUnit } from './result-figure';

export interface Measured {
  /** A time such as 'Week 4', or what was counted. */
  label: string;
  value: number;
  text: string;
  /** How many are drawn; fractional for a ratio. */
  squares: number;
}

export interface ResultChange {
  /** Squares before and after, clients won, a ratio beside 1, or two bars. */
  kind: 'squares' | 'won' | 'ratio' | 'lengths';
  rows: readonly Measured[];
  note: string;
}

/** Templates with {measure}, {unit}, {before} and {label}. */
export interface ChangeCopy {
  unit: string;
  each: string;
  before: string;
}

const MAX_SQUARES = 100;
const MAX_RATIO = 5;

const powers = [-2, -1, 0, 1, 2, 3, 4, 5, 6].map((power) => 10 ** power);
const units = [...powers, ...powers.flatMap((power) => [2 * power, 5 * power])];
const isWhole = (count: number) => Math.abs(count - Math.round(count)) < 1e-6;

/** The value of one square: the smallest of …, 1, 2, 5, 10, … that divides all values. */
export function roundUnit(values: readonly number[]): number | undefined {
  const largest = Math.max(...values);
  return units.find(
    (unit) => largest / unit <= MAX_SQUARES && values.every((value) => isWhole(value / unit)),
  );
}

type Study = Pick<CaseStudy, 'trend' | 'funnel'>;

/** Squares for the first and last point of a trend; bars if they cannot be counted. */
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
  if (won && first.value === 0 && won.value <= MAX_SQUARES && last.value % won.value === 0) {
    const unit = withUnit(last.value / won.value, trend);
    const row = { ...won, text: String(won.value), squares: won.value };
    return { kind: 'won', rows: [row], note: fill('each', { unit }) };
  }
  if (trend.suffix === 'x' && last.value > first.value && last.value <= MAX_RATIO) {
    const { figure: text, label } = trend.base ?? { figure: withUnit(1, trend), label: '' };
    const one = { label, value: 1, text, squares: 1 };
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
