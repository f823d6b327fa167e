import type { BillingPeriod, Verdict } from '../../lib/plan-return';
import type { RoiInputs, RoiResults } from '../../lib/roi';

export interface CopyLinkCopy {
  action: string;
  copied: string;
  refused: string;
  addressLabel: string;
}

/** A count with its noun: `one` for exactly 1. */
export interface Counted {
  one: string;
  other: string;
}

/** Every word of the calculator, passed in by the page. Templates hold `{names}`. */
export interface RoiCalculatorCopy {
  fieldsLabel: string;
  fields: Record<keyof RoiInputs, string>;
  /** One sentence for each verdict on a plan. */
  answer: Record<Verdict, string>;
  cover: Counted;
  planLeads: Counted;
  condition: string;
  plans: {
    deals: string;
    revenue: string;
    price: Record<BillingPeriod, string>;
    cover: string;
    coverUnknown: string;
  };
  projectionTitle: string;
  results: Record<keyof RoiResults, string>;
  perMonth: string;
  note: string;
  roiNote: string;
  share: CopyLinkCopy;
  chart: { title: string; today: string; withPlan: string; projected: string };
  withoutScripts: string;
}
