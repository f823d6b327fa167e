import { formatCount, formatDeals, formatMoney } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import type { BillingPeriod, PlanReturn, Verdict } from '../../lib/plan-return';
import { type PluralCopy, plural } from '../../lib/plural';
import { Heading } from '../../ui/Heading';

export interface PlanReturnsCopy {
  answer: Record<Verdict, string>;
  cover: PluralCopy;
  planLeads: PluralCopy;
  plans: {
    deals: string;
    revenue: string;
    price: Record<BillingPeriod, string>;
    cover: string;
    coverUnknown: string;
  };
}

export interface PlanReturnsProps {
  returns: readonly PlanReturn[];
  billing: BillingPeriod;
  copy: PlanReturnsCopy;
}

export function answerSentence(plan: PlanReturn, rate: number, copy: PlanReturnsCopy): string {
  return interpolate(copy.answer[plan.verdict], {
    plan: plan.name,
    leads: plural(copy.planLeads, plan.leads),
    rate: formatCount(rate),
    deals: formatDeals(plan.deals),
    revenue: formatMoney(plan.revenue),
    cover: plural(copy.cover, plan.dealsToCover ?? 0),
  });
}

export function PlanReturns({ returns, billing, copy }: PlanReturnsProps) {
  const labels = copy.plans;
  return (
    <ul className="mt-4 grid lg:mt-6 grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-4">
      {returns.map(({ name, leads, price, deals, revenue, dealsToCover }) => {
        const rows = [
          [labels.deals, formatDeals(deals)],
          [labels.revenue, formatMoney(revenue)],
          [labels.price[billing], formatMoney(price)],
          [labels.cover, dealsToCover ? formatCount(dealsToCover) : labels.coverUnknown],
        ];
        return (
          <li key={name} className="border-ink border-t-2 pt-2 sm:pt-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Heading level={3} size="minor">
                {name}
              </Heading>
              <p className="text-ink-2 text-small">{plural(copy.planLeads, leads)}</p>
            </div>
            <dl className="mt-1 text-small">
              {rows.map(([label, value]) => (
                <div
                  key={label}
                  className="flex flex-wrap justify-between gap-x-4 border-rule py-0.5 not-last:border-b sm:py-1.5"
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
