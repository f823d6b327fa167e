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

interface PriceProps {
  price: string;
  /** Undefined for a custom price. */
  period?: string;
  notes: readonly (string | undefined)[];
  className?: string;
}

/** In characters; a longer price is sized by its card. */
const LONG_PRICE = 7;

function Price({ price, period, notes, className = '' }: PriceProps) {
  const size =
    price.length < LONG_PRICE
      ? 'text-figure-large'
      : 'text-[min(var(--text-figure-large),24cqi)] leading-[0.95]';
  return (
    <div className={`@container ${className}`}>
      <p className="flex flex-wrap items-baseline gap-x-2 sm:mb-2">
        <span className={`font-figure font-bold tracking-[-0.02em] tabular ${size}`}>{price}</span>{' '}
        {period && <span className="text-ink-2 max-sm:text-fine">{period}</span>}
      </p>
      {notes.filter(Boolean).map((note) => (
        <p key={note} className="text-fine text-ink-2 sm:text-small">
          {note}
        </p>
      ))}
    </div>
  );
}

/** Renders both billing periods; CSS shows the chosen one. */
export function PlanPrice({ plan, copy }: { plan: Plan; copy: PlanPriceCopy }) {
  if (plan.kind === 'custom') return <Price price={copy.custom} notes={[copy.customNote]} />;
  const { leadsPerMonth: leads } = plan;
  const perLead = (price: number) =>
    leads ? interpolate(copy.perLead, { price: formatUnitPrice(price / leads) }) : undefined;
  const saving = savingPercent(plan);
  const saves = saving > 0 ? interpolate(copy.saves, { percent: saving }) : undefined;
  const sum = interpolate(copy.yearlySum, { price: formatMoney(plan.yearlyPrice * 12) });
  return (
    <>
      <Price
        price={formatMoney(plan.monthlyPrice)}
        period={copy.perMonth}
        notes={[copy.billedMonthly, perLead(plan.monthlyPrice)]}
        className={onlyMonthly}
      />
      <Price
        price={formatMoney(plan.yearlyPrice)}
        period={copy.perMonth}
        notes={[copy.billedAnnually, saves, sum, perLead(plan.yearlyPrice)]}
        className={`lg:grid lg:grid-cols-[auto_1fr] lg:gap-x-4 lg:first:*:col-span-2 ${onlyYearly}`}
      />
    </>
  );
}
