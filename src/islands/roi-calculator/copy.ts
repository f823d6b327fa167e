import type { PluralCopy } from '../../lib/format';
import type { BillingPeriod, Verdict } from '../../lib/plan-return';
import type { RoiInputs, RoiResults } from '../../lib/roi';

export interface CalculatorCopy {
  fieldsLabel: string;
  fields: Record<keyof RoiInputs, string>;
  results: Record<keyof RoiResults, string>;
  perMonth: string;
  announcement: string;
  note: string;
  growth: PluralCopy;
  roiNote: string;
  answer: Record<Verdict, string>;
  cover: PluralCopy;
  /** Also with {rate} and {deals}. */
  closing: PluralCopy;
  bring: PluralCopy;
  planLeads: PluralCopy;
  covers: PluralCopy;
  coversTooMany: string;
  leadsPerSquare: string;
  legend: Record<'lead' | 'deal' | 'cover', string>;
  lowestRate: Record<'pays' | 'never' | 'unknown', string>;
  condition: string;
  table: Record<'title' | 'deals' | 'revenue' | 'above', string> & {
    price: Record<BillingPeriod, string>;
  };
  projectionTitle: string;
  share: Record<'action' | 'copied' | 'refused' | 'addressLabel', string>;
  withoutScripts: string;
}
