import { withSearchParams } from '../../lib/url';
import type { QueryFormat } from '../../ui/use-fields-in-url';
import { isNumberText, parseLenientNumber } from './lenient-number';

/** Average growth of the clients' pipelines (specification, section 9). */
export const PIPELINE_MULTIPLIER = 3.5;

/** Dollars that the specification assumes (section 9); not the price of a plan. */
export const ANNUAL_COST = 2400 * 12;

export const roiFieldNames = ['leads', 'deal', 'rate'] as const;

/** Leads per month, dollars per deal, percent of leads that close. */
export type RoiInputs = Record<(typeof roiFieldNames)[number], number>;

/** The texts of the fields as typed. */
type RoiFieldTexts = Record<keyof RoiInputs, string>;

/** Limits of the sliders; fields take any number. */
export const roiRanges = {
  leads: { max: 200 },
  deal: { max: 50_000, step: 500 },
  rate: { max: 100 },
} as const satisfies Record<keyof RoiInputs, { max: number; step?: number }>;

const defaults: RoiFieldTexts = { leads: '10', deal: '5000', rate: '20' };

/** Returns a safe integer; 0 without a number (specification, section 5). */
export function parseRoiInput(text: string): number {
  const limit = Number.MAX_SAFE_INTEGER;
  return Math.min(Math.max(parseLenientNumber(text) || 0, -limit), limit);
}

export function parseRoiInputs({ leads, deal, rate }: RoiFieldTexts): RoiInputs {
  return { leads: parseRoiInput(leads), deal: parseRoiInput(deal), rate: parseRoiInput(rate) };
}

/**
 * Applies the formulas of the specification (section 9). Amounts are per month; `annualRoi`, in
 * percent, compares one month's additional revenue with a year's cost.
 */
export function calculateRoi({ leads, deal: dealValue, rate: closeRate }: RoiInputs) {
  const revenueOf = (count: number) => (count * dealValue * closeRate) / 100;
  const currentRevenue = revenueOf(leads);
  const projectedLeads = Math.round(leads * PIPELINE_MULTIPLIER);
  const projectedRevenue = revenueOf(projectedLeads);
  const additionalRevenue = projectedRevenue - currentRevenue;
  const annualRoi = Math.round(((additionalRevenue - ANNUAL_COST) / ANNUAL_COST) * 100);
  return { currentRevenue, projectedLeads, projectedRevenue, additionalRevenue, annualRoi };
}

export type RoiResults = ReturnType<typeof calculateRoi>;

export const roiQueryFormat: QueryFormat<keyof RoiInputs> = {
  parse: (query) => {
    const parameters = new URLSearchParams(query);
    // Other parameters may have these names: `rate=2024-10-01`.
    const get = (name: keyof RoiInputs) => {
      const text = parameters.get(name) ?? '';
      return isNumberText(text) ? String(parseRoiInput(text)) : defaults[name];
    };
    return { leads: get('leads'), deal: get('deal'), rate: get('rate') };
  },
  /** Returns the query unchanged if it already has these inputs. */
  serialize: (query, texts) => {
    const inputs = parseRoiInputs(texts);
    const current = roiQueryFormat.parse(query);
    const isChanged = roiFieldNames.some((name) => `${inputs[name]}` !== current[name]);
    return isChanged ? withSearchParams(query, inputs) : query;
  },
  /** Shows 0 in a field whose text has no number, because it counts as 0. */
  normalizeOnBlur: (text) => (Number.isNaN(parseLenientNumber(text)) ? '0' : text),
};
