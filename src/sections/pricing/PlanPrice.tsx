import { formatMoney, formatUnitPrice } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { HomeCopy } from '../../schema/copy/home';
import type { Plan } from '../../schema/plans';
import { getFitClass } from '../../ui/figure-fit';

interface PlanPriceProps {
  plan: Plan;
  /** The longest price of all plans, in characters: all have one size. */
  length: number;
  copy: HomeCopy['pricing'];
}

/** Renders both billing periods; CSS shows the chosen one. */
export function PlanPrice({ plan, length, copy }: PlanPriceProps) {
  // The unit stands beside a price, which leaves room for it, or below a long one.
  const isLong = length > 7;
  const classes = isLong ? 'plan-price plan-price-long' : 'plan-price';
  const figureClasses = `${getFitClass(isLong ? length : length + 2)} font-figure text-ink`;
  if (plan.isCustom) {
    return (
      <p className={classes}>
        <b className={figureClasses}>{copy.custom}</b>
      </p>
    );
  }
  const { monthlyPrice, yearlyPrice, savingPercent: percent, leadsPerMonth } = plan;
  const renderPrice = (price: number, period: 'monthly' | 'yearly') => {
    const unitPrice = leadsPerMonth && formatUnitPrice(price / leadsPerMonth);
    const units = [copy.perMonth, unitPrice && interpolate(copy.perLead, { price: unitPrice })];
    return (
      <p className={period}>
        <b className={figureClasses}>{formatMoney(price)}</b> {units.filter(Boolean).join('\n')}
      </p>
    );
  };
  return (
    <div className={classes}>
      {renderPrice(monthlyPrice, 'monthly')}
      {renderPrice(yearlyPrice, 'yearly')}
      <p className="plan-year">
        {interpolate(copy.billedAnnually, { price: formatMoney(yearlyPrice * 12) })}{' '}
        {percent > 0 && <span>{interpolate(copy.planSaving, { percent })}</span>}
      </p>
    </div>
  );
}
