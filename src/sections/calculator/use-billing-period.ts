import { useSyncExternalStore } from 'react';

export type BillingPeriod = 'monthly' | 'yearly';

/** The pricing section keeps the period in this parameter, and sends an event of this name. */
const name = 'billing';

const readBillingPeriod = (): BillingPeriod =>
  new URLSearchParams(window.location.search).get(name) === 'yearly' ? 'yearly' : 'monthly';

export const getBillingParameters = (period: BillingPeriod) => ({
  [name]: period === 'yearly' ? period : '',
});

function subscribe(onChange: () => void) {
  window.addEventListener(name, onChange);
  return () => window.removeEventListener(name, onChange);
}

/** Returns the billing period in the address. */
export const useBillingPeriod = () =>
  useSyncExternalStore(subscribe, readBillingPeriod, () => 'monthly' as const);
