import { useSyncExternalStore } from 'react';
import type { BillingPeriod } from './plan-return';

export function billingFromSearch(search: string): BillingPeriod {
  return new URLSearchParams(search).get('billing') === 'yearly' ? 'yearly' : 'monthly';
}

/** Radio buttons, which write the address first, choose the period; back and forward change it too. */
function subscribe(onChange: () => void) {
  document.addEventListener('change', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    document.removeEventListener('change', onChange);
    window.removeEventListener('popstate', onChange);
  };
}

/** The billing period in the address, where the pricing section keeps its choice. */
export const useBillingPeriod = () =>
  useSyncExternalStore<BillingPeriod>(
    subscribe,
    () => billingFromSearch(window.location.search),
    () => 'monthly',
  );
