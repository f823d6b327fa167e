/** Growth of the pipeline that the calculator assumes: the clients' average (specification, section 9). */
export const PIPELINE_MULTIPLIER = 3.5;

/** Assumed annual cost in dollars: 2,400 a month (specification, section 9). */
export const ANNUAL_COST = 2400 * 12;

export interface RoiInputs {
  /** Leads per month. */
  leads: number;
  /** Average value of a deal, in dollars. */
  deal: number;
  /** Share of leads that become deals, in percent. */
  rate: number;
}

export interface RoiResults {
  /** Dollars per month. */
  currentRevenue: number;
  /** Leads per month, rounded. */
  projectedLeads: number;
  /** Dollars per month. */
  projectedRevenue: number;
  /** Dollars per month; negative only where an input is. */
  additionalRevenue: number;
  /** Percent, rounded: one month's additional revenue against the annual cost. */
  annualRoi: number;
}

export const defaultRoiInputs: RoiInputs = { leads: 10, deal: 5000, rate: 20 };

/**
 * Reads a field as the specification does (section 5): an integer as `parseInt` finds it, and 0
 * where there is none. Numbers beyond what is exact are held at the largest exact integer, so
 * that every result is finite; negative zero counts as 0.
 */
export function parseRoiInput(text: string): number {
  const value = Number.parseInt(text, 10);
  if (Number.isNaN(value)) return 0;
  const limit = Number.MAX_SAFE_INTEGER;
  return Math.min(Math.max(value, -limit), limit) || 0;
}

/** Whether `parseInt` finds any number in the text of a field. */
export function holdsNumber(text: string): boolean {
  return !Number.isNaN(Number.parseInt(text, 10));
}

/** The formulas of the specification, section 9. No result is ever negative zero. */
export function calculateRoi({ leads, deal, rate }: RoiInputs): RoiResults {
  const currentRevenue = (leads * deal * rate) / 100;
  const projectedLeads = Math.round(leads * PIPELINE_MULTIPLIER);
  const projectedRevenue = (projectedLeads * deal * rate) / 100;
  const additionalRevenue = projectedRevenue - currentRevenue;
  const annualRoi = Math.round(((additionalRevenue - ANNUAL_COST) / ANNUAL_COST) * 100);
  return {
    currentRevenue: currentRevenue || 0,
    projectedLeads: projectedLeads || 0,
    projectedRevenue: projectedRevenue || 0,
    additionalRevenue: additionalRevenue || 0,
    annualRoi: annualRoi || 0,
  };
}

export type RoiTexts = Record<keyof RoiInputs, string>;

/** The texts of the three fields as an address holds them; a missing one is the default. */
export function roiTextsFromSearch(search: string): RoiTexts {
  const parameters = new URLSearchParams(search);
  const read = (name: keyof RoiInputs) => {
    const value = parameters.get(name);
    return String(value === null ? defaultRoiInputs[name] : parseRoiInput(value));
  };
  return { leads: read('leads'), deal: read('deal'), rate: read('rate') };
}

/** Whether an address holds at least one calculator input. */
export function hasRoiInputs(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return ['leads', 'deal', 'rate'].some((name) => parameters.has(name));
}

/** The same query with the inputs set, other parameters kept in place: '?leads=40&deal=5000&rate=20'. */
export function searchWithRoiInputs(search: string, inputs: RoiInputs): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['leads', 'deal', 'rate'] as const) {
    parameters.set(name, String(inputs[name]));
  }
  return `?${parameters}`;
}
