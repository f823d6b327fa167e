import { Fragment } from 'react';
import { formatMoney, formatUnitPrice } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import { savingPercent } from '../../lib/plans';
import type { Plan } from '../../schema/records';
import { onlyMonthly, onlyYearly } from './BillingSwitch';

export interface PlanPriceCopy {
  saves: string;
  perMonth: string;
  billedMonthly: string;
  billedAnnually: string;
  yearlySum: string;
  perLead: string;
  custom: string;
  customNote: string;
}

export interface PlanPriceProps {
  plan: Plan;
  copy: PlanPriceCopy;
}

function Notes({ notes }: { notes: readonly (string | undefined)[] }) {
  return (
    <p className="flex min-h-[1lh] flex-wrap gap-x-4">
      {notes.filter(Boolean).map((note, index) => (
        <Fragment key={note}>
          {index > 0 && <span className="sr-only">, </span>}
          <span>{note}</span>
        </Fragment>
      ))}
    </p>
  );
}

interface PriceProps {
  price: string;
  /** Missing for a price by agreement. */
  period?: string;
  billing: readonly (string | undefined)[];
  sums?: readonly (string | undefined)[];
  className?: string;
}

function Price({ price, period, billing, sums, className = '' }: PriceProps) {
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-figure text-figure-large font-bold tracking-[-0.02em] tabular">
          {price}
        </span>{' '}
        {period && <span className="text-ink-2">{period}</span>}
      </p>
      <div className="text-ink-2 text-small sm:mt-2">
        <Notes notes={billing} />
        {sums && <Notes notes={sums} />}
      </div>
    </div>
  );
}

/** Renders both billing periods; CSS shows the chosen one. */
export function PlanPrice({ plan, copy }: PlanPriceProps) {
  if (plan.kind === 'custom') return <Price price={copy.custom} billing={[copy.customNote]} />;
  const { leadsPerMonth: leads } = plan;
  const perLead = (price: number) =>
    leads && interpolate(copy.perLead, { price: formatUnitPrice(price / leads) });
  const saving = savingPercent(plan);
  const saves = saving > 0 ? interpolate(copy.saves, { percent: saving }) : undefined;
  const sum = interpolate(copy.yearlySum, { price: formatMoney(plan.yearlyPrice * 12) });
  return (
    <>
      <Price
        price={formatMoney(plan.monthlyPrice)}
        period={copy.perMonth}
        billing={[copy.billedMonthly]}
        sums={[perLead(plan.monthlyPrice) || undefined]}
        className={onlyMonthly}
      />
      <Price
        price={formatMoney(plan.yearlyPrice)}
        period={copy.perMonth}
        billing={[copy.billedAnnually, saves]}
        sums={[sum, perLead(plan.yearlyPrice) || undefined]}
        className={onlyYearly}
      />
    </>
  );
}
