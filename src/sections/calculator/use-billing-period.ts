import { useSyncExternalStore } from 'react';
import { type BillingPeriod, yearlySelector } from '../../lib/billing-period';

function subscribe(onChange: () => void) {
  // Some browsers restore radio buttons without a `change` event.
  const types = ['change', 'pageshow'];
  for (const type of types) addEventListener(type, onChange);
  return () => {
    for (const type of types) removeEventListener(type, onChange);
  };
}

const getPeriod = () => (document.querySelector(yearlySelector) ? 'yearly' : 'monthly');

/** Returns the period of the pricing section, whose radio buttons work without scripts. */
export const useBillingPeriod = () =>
  useSyncExternalStore<BillingPeriod>(subscribe, getPeriod, () => 'monthly');
