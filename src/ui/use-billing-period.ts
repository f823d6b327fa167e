import { useSyncExternalStore } from 'react';
import { type BillingPeriod, billingSelector } from '../lib/billing';

const getPeriod = (): BillingPeriod => {
  const chosen = document.querySelector<HTMLInputElement>(`${billingSelector}:checked`);
  return chosen?.value === 'yearly' ? 'yearly' : 'monthly';
};

function subscribe(onChange: () => void) {
  document.addEventListener('change', onChange);
  // Some browsers restore radio buttons without a `change` event.
  window.addEventListener('pageshow', onChange);
  return () => {
    document.removeEventListener('change', onChange);
    window.removeEventListener('pageshow', onChange);
  };
}

/** Returns the billing period of the pricing section, which is static HTML. */
export const useBillingPeriod = () =>
  useSyncExternalStore<BillingPeriod>(subscribe, getPeriod, () => 'monthly');
