import type { ReactNode } from 'react';
import { type BillingPeriod, billingParameter } from '../../lib/billing-period';
import { interpolate } from '../../lib/template';
import type { HomeCopy } from '../../schema/copy/home';

interface BillingOptionProps {
  billingPeriod: BillingPeriod;
  children: ReactNode;
}

function BillingOption({ billingPeriod, children }: BillingOptionProps) {
  return (
    <label className="pricing-option">
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
  const percent = Math.max(...savings);
  const areEqual = savings.every((saving) => saving === percent);
  const savingText = areEqual ? copy.switchSaving : copy.largestSaving;
  return (
    <fieldset className="flex flex-wrap rounded-[1.75rem] border border-edge p-1">
      <legend className="sr-only">{copy.periodLabel}</legend>
      <BillingOption billingPeriod="monthly">{copy.monthly}</BillingOption>{' '}
      <BillingOption billingPeriod="yearly">
        {copy.yearly}{' '}
        {percent > 0 && (
          <span className="rounded-full border px-2 py-0.5 text-small">
            {interpolate(savingText, { percent })}
          </span>
        )}
      </BillingOption>
    </fieldset>
  );
}
