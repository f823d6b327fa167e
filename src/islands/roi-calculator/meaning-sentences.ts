import { formatCount, formatMoney } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import { type PlanLeads, planForLeads } from '../../lib/plans';
import { ANNUAL_COST, interpretRoi, type RoiInputs, type RoiResults } from '../../lib/roi';
import type { RoiMeaningCopy } from './copy';

function coverage(additionalRevenue: number, percent: number, copy: RoiMeaningCopy): string {
  const full = additionalRevenue >= ANNUAL_COST ? copy.coveredInFull : copy.covered;
  return interpolate(additionalRevenue > 0 ? full : copy.notCovered, {
    additional: formatMoney(additionalRevenue),
    cost: formatMoney(ANNUAL_COST),
    percent: formatCount(percent),
  });
}

function leads(added: number, plans: readonly PlanLeads[], copy: RoiMeaningCopy): string {
  if (added <= 0) return copy.noMoreLeads;
  const { enough, largest, unlimited } = planForLeads(plans, added);
  const beyond = unlimited ? copy.leadsBeyond : copy.leadsBeyondAll;
  const template = enough ? copy.leadsIncluded : beyond;
  const named = enough ?? largest;
  return interpolate(named ? template : copy.leadsOnly, {
    added: formatCount(added),
    plan: named?.name ?? '',
    count: formatCount(named?.leads ?? 0),
    unlimited: unlimited?.name ?? '',
  });
}

/** What the results mean, in words: the cost they cover, and the leads they take. */
export function meaningSentences(
  inputs: RoiInputs,
  results: RoiResults,
  plans: readonly PlanLeads[],
  copy: RoiMeaningCopy,
): string[] {
  const { coveredPercent, addedLeads } = interpretRoi(inputs, results);
  return [
    coverage(results.additionalRevenue, coveredPercent, copy),
    ...copy.notes,
    leads(addedLeads, plans, copy),
  ];
}
