import type { RoiInputs, RoiResults } from '../../lib/roi';

/** Every word of the calculator, passed in by the page. Templates hold `{names}`. */
export interface RoiCalculatorCopy {
  fieldsLabel: string;
  fields: Record<keyof RoiInputs, string>;
  results: Record<keyof RoiResults, string>;
  perMonth: string;
  note: string;
  roiNote: string;
  chart: { title: string; today: string; projected: string; leads: string };
  spoken: string;
  withoutScripts: string;
}
