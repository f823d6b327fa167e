import type { RoiInputs, RoiResults } from '../../lib/roi';

/** What the results mean; one sentence of each group is shown. */
export interface RoiMeaningCopy {
  covered: string;
  coveredInFull: string;
  notCovered: string;
  /** The same for any inputs: that it is revenue, and what a plan costs instead. */
  notes: readonly string[];
  leadsIncluded: string;
  leadsBeyond: string;
  leadsBeyondAll: string;
  leadsOnly: string;
  noMoreLeads: string;
}

export interface CopyLinkCopy {
  action: string;
  copied: string;
  refused: string;
  addressLabel: string;
}

/** Every word of the calculator, passed in by the page. Templates hold `{names}`. */
export interface RoiCalculatorCopy {
  fieldsLabel: string;
  fields: Record<keyof RoiInputs, string>;
  results: Record<keyof RoiResults, string>;
  perMonth: string;
  note: string;
  roiNote: string;
  meaning: RoiMeaningCopy;
  share: CopyLinkCopy;
  chart: { title: string; today: string; projected: string; leads: string };
  spoken: string;
  withoutScripts: string;
}
