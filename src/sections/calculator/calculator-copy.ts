import type { PluralCopy } from '../../lib/format';
import type { BillingPeriod, Verdict } from './plan-return';
import type { RoiInputs, RoiResults } from './roi';

type Label = 'fieldsLabel' | 'perMonth' | 'projectionTitle';
type Sentence = 'announcement' | 'note' | 'roiNote' | 'otherRoi' | 'condition' | 'withoutScripts';
type DrawingText = 'coversTooMany' | 'leadsPerSquare';
/** `closing` also with {rate} and {deals}, `growth` with {multiplier}, {plan} and {leads}. */
type Counted = 'growth' | 'cover' | 'closing' | 'bring' | 'planLeads' | 'covers';

export type CalculatorCopy = Record<Label | Sentence | DrawingText, string> &
  Record<Counted, PluralCopy> & {
    fields: Record<keyof RoiInputs, string>;
    results: Record<keyof RoiResults, string>;
    answer: Record<Verdict, string>;
    legend: Record<'lead' | 'deal' | 'cover', string>;
    lowestRate: Record<'pays' | 'never' | 'unknown', string>;
    table: Record<'title' | 'deals' | 'revenue' | 'above', string> & {
      price: Record<BillingPeriod, string>;
    };
    share: Record<'action' | 'copied' | 'refused' | 'addressLabel', string>;
  };
