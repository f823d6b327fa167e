import type { ReactNode } from 'react';
import { formatMoney, formatUnitPrice } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { HomeCopy } from '../../schema/copy/home';
import type { Plan } from '../../schema/plans';
import { monthlyOnlyClasses, yearlyOnlyClasses } from './BillingSwitch';

interface PriceProps {
  price: string;
  /** Undefined for a custom price. */
  unit?: string;
  className?: string;
  children: ReactNode;
}

function Price({ price, unit, className = '', children }: PriceProps) {
  return (
    <div
      className={`@container max-lg:flex max-lg:flex-wrap max-lg:gap-x-3 text-ink-muted text-small ${className}`}
    >
      <p className="flex w-full flex-wrap items-baseline gap-x-2 sm:mb-2 sm:text-body">
        {/* In a narrow card, leaves room for the unit beside five digits. */}
        <span className="font-figure text-ink text-figure-large">{price}</span> {unit}
      </p>
      {children}
    </div>
  );
}

/** Renders both billing periods; CSS shows the chosen one. */
export function PlanPrice({ plan, copy }: { plan: Plan; copy: HomeCopy['pricing'] }) {
  if (plan.isCustom) {
    return (
      <Price price={copy.custom}>
        <p>{copy.customNote}</p>
      </Price>
    );
  }
  const { monthlyPrice, yearlyPrice, savingPercent: percent, leadsPerMonth } = plan;
  const renderPricePerLead = (price: number) =>
    leadsPerMonth && (
      <p>{interpolate(copy.perLead, { price: formatUnitPrice(price / leadsPerMonth) })}</p>
    );
  return (
    <>
      <Price price={formatMoney(monthlyPrice)} unit={copy.perMonth} className={monthlyOnlyClasses}>
        <p>{copy.billedMonthly}</p>
        {renderPricePerLead(monthlyPrice)}
      </Price>
      <Price
        price={formatMoney(yearlyPrice)}
        unit={copy.perMonth}
        className={`lg:grid lg:grid-cols-2 lg:gap-x-4 lg:*:first:col-span-2 ${yearlyOnlyClasses}`}
      >
        <p>{copy.billedAnnually}</p>
        {percent > 0 && <p>{interpolate(copy.planSaving, { percent })}</p>}
        <p>{interpolate(copy.yearlySum, { price: formatMoney(yearlyPrice * 12) })}</p>
        {renderPricePerLead(yearlyPrice)}
      </Price>
    </>
  );
}
