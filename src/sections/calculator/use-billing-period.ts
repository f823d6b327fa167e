import { useSyncExternalStore } from 'react';
import { type BillingChange, billingFromSearch } from '../../lib/billing';

function subscribe(onChange: () => void) {
  const events = ['billing-change' satisfies BillingChange, 'popstate'];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/** The billing period in the address, where the pricing section keeps its choice. */
export const useBillingPeriod = () =>
  useSyncExternalStore(
    subscribe,
    () => billingFromSearch(window.location.search),
    () => 'monthly' as const,
  );
