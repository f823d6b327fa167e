import type { pricing } from '@content/copy/home';
import { formatDollarsAndCents, formatMoney } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { Plan } from '../../schema/records';
import { onlyMonthly, onlyYearly } from './BillingSwitch';
import { savingPercent } from './saving';

interface PriceProps {
  price: string;
  /** Undefined for a custom price. */
  period?: string;
  notes: readonly string[];
  className?: string;
}

/** In characters; from this length on the card sizes the price. */
const LONG_PRICE = 7;

function Price({ price, period, notes, className = '' }: PriceProps) {
  const size =
    price.length < LONG_PRICE
      ? 'text-figure-large'
      : 'text-[min(var(--text-figure-large),24cqi)] leading-[0.95]';
  return (
    <div className={`@container text-fine text-ink-2 sm:text-small ${className}`}>
      <p className="flex flex-wrap items-baseline gap-x-2 sm:mb-2 sm:text-body">
        <span className={`font-bold font-figure text-ink tracking-[-0.02em] tabular-nums ${size}`}>
          {price}
        </span>{' '}
        {period && <span>{period}</span>}
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

/** Renders both billing periods; CSS shows the chosen one. */
export function PlanPrice({ plan, copy }: { plan: Plan; copy: typeof pricing }) {
  if (plan.kind === 'custom') return <Price price={copy.custom} notes={[copy.customNote]} />;
  const { monthlyPrice, yearlyPrice, leadsPerMonth } = plan;
  const perLead = (price: number) =>
    leadsPerMonth
      ? [interpolate(copy.perLead, { price: formatDollarsAndCents(price / leadsPerMonth) })]
      : [];
  const percent = savingPercent(plan);
  const saves = percent > 0 ? [interpolate(copy.saves, { percent })] : [];
  const sum = interpolate(copy.yearlySum, { price: formatMoney(yearlyPrice * 12) });
  return (
    <>
      <Price
        price={formatMoney(monthlyPrice)}
        period={copy.perMonth}
        notes={[copy.billedMonthly, ...perLead(monthlyPrice)]}
        className={onlyMonthly}
      />
      <Price
        price={formatMoney(yearlyPrice)}
        period={copy.perMonth}
        notes={[copy.billedAnnually, ...saves, sum, ...perLead(yearlyPrice)]}
        className={`lg:grid lg:grid-cols-[auto_1fr] lg:gap-x-4 lg:first:*:col-span-2 ${onlyYearly}`}
      />
    </>
  );
}
