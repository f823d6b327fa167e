import type { ReactNode } from 'react';
import { type BillingPeriod, billingParameter } from '../../lib/billing';
import { interpolate } from '../../lib/template';
import type { HomeCopy } from '../../schema/copy/home';

/* Classes of elements that show in one billing period only. They need an ancestor `group/pricing`. */
export const monthlyOnlyClasses = 'group-has-[[value=yearly]:checked]/pricing:hidden';
export const yearlyOnlyClasses = 'group-not-has-[[value=yearly]:checked]/pricing:hidden';

interface BillingOptionProps {
  billingPeriod: BillingPeriod;
  children: ReactNode;
}

function BillingOption({ billingPeriod, children }: BillingOptionProps) {
  return (
    <label className="relative flex min-h-11 flex-wrap items-center gap-x-2.5 rounded-full px-5 font-semibold text-ink forced-color-adjust-none has-checked:bg-ink has-checked:text-paper">
      <input
        type="radio"
        name={billingParameter}
        value={billingPeriod}
        defaultChecked={billingPeriod === 'monthly'}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full"
      />
      {children}
    </label>
  );
}

interface BillingSwitchProps {
  /** Percent, one for each plan with a price. */
  savings: readonly number[];
  copy: HomeCopy['pricing'];
}

export function BillingSwitch({ savings, copy }: BillingSwitchProps) {
  const largestSaving = Math.max(...savings);
  const areEqual = savings.every((saving) => saving === largestSaving);
  return (
    <fieldset
      data-billing
      className="inline-flex flex-wrap rounded-[1.75rem] border border-edge p-1 without-has:hidden"
    >
      <legend className="sr-only">{copy.periodLabel}</legend>
      <BillingOption billingPeriod="monthly">{copy.monthly}</BillingOption>
      <BillingOption billingPeriod="yearly">
        {copy.yearly}{' '}
        {largestSaving > 0 && (
          <span className="rounded-small border px-2 py-0.5 text-small">
            {interpolate(areEqual ? copy.switchSaving : copy.largestSaving, {
              percent: largestSaving,
            })}
          </span>
        )}
      </BillingOption>
    </fieldset>
  );
}
