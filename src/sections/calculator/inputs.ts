import { readParameter } from '../../lib/url';
import { parseLenientNumber } from './lenient-number';

export const fieldNames = ['leads', 'deal', 'rate'] as const;

type FieldName = (typeof fieldNames)[number];

/** Leads per month, dollars per deal, percent of leads that close. */
export type Inputs = Record<FieldName, number>;

/** Limits of the sliders; fields take any number. */
export const sliderRanges: Record<FieldName, { max: number; step?: number }> = {
  leads: { max: 200 },
  deal: { max: 50_000, step: 500 },
  rate: { max: 100 },
};

/** Returns the place of a value on its slider. */
export const toSliderValue = (name: FieldName, value: number) =>
  Math.min(Math.max(value, 0), sliderRanges[name].max);

export const defaultInputs: Inputs = { leads: 10, deal: 5000, rate: 20 };

export const hasNumber = (text: string) => !Number.isNaN(parseLenientNumber(text));

/** Returns a safe integer; 0 without a number (specification, section 5). */
export function parseInput(text: string): number {
  const limit = Number.MAX_SAFE_INTEGER;
  return Math.min(Math.max(parseLenientNumber(text) || 0, -limit), limit);
}

/** Returns the inputs that a query has. A value that does not begin with a number is not there. */
export function readInputs(query: string): Partial<Inputs> {
  const entries = fieldNames.flatMap((name) => {
    const text = readParameter(query, name) ?? '';
    return hasNumber(text) ? [[name, parseInput(text)]] : [];
  });
  return Object.fromEntries(entries);
}
