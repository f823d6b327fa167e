import { formatCount, formatDeals, formatMoney } from '../../lib/format';
import { type BillingPeriod, type PlanOffer, planReturn } from '../../lib/plan-return';
import type { RoiInputs } from '../../lib/roi';
import { Heading } from '../../ui/Heading';
import { counted } from './answer-sentence';
import type { RoiCalculatorCopy } from './copy';

export interface PlanReturnsProps {
  plans: readonly PlanOffer[];
  billing: BillingPeriod;
  inputs: RoiInputs;
  copy: Pick<RoiCalculatorCopy, 'plans' | 'planLeads'>;
}

/** What each plan brings and costs in a month. */
export function PlanReturns({ plans, billing, inputs, copy }: PlanReturnsProps) {
  const labels = copy.plans;
  return (
    <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-6">
      {plans.map(({ name, leads, price }) => {
        const result = planReturn(leads, price[billing], inputs);
        const { dealsToCover } = result;
        const rows = [
          [labels.deals, formatDeals(result.deals)],
          [labels.revenue, formatMoney(result.revenue)],
          [labels.price[billing], formatMoney(price[billing])],
          [labels.cover, dealsToCover ? formatCount(dealsToCover) : labels.coverUnknown],
        ];
        return (
          <li key={name} className="border-ink border-t-2 pt-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Heading level={3} size="minor">
                {name}
              </Heading>
              <p className="text-ink-2 text-small">{counted(leads, copy.planLeads)}</p>
            </div>
            <dl className="mt-1 text-small">
              {rows.map(([label, value]) => (
                <div
                  key={label}
                  className="flex flex-wrap justify-between gap-x-4 border-rule py-1.5 not-last:border-b"
                >
                  <dt className="text-ink-2">{label}</dt>
                  <dd className="min-w-0 font-semibold tabular">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
