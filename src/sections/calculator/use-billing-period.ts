import { useSyncExternalStore } from 'react';

export type BillingPeriod = 'monthly' | 'yearly';

export const billingFromSearch = (search: string): BillingPeriod =>
  new URLSearchParams(search).get('billing') === 'yearly' ? 'yearly' : 'monthly';

function subscribe(onChange: () => void) {
  // The radio buttons write the address before their `change` event reaches the window.
  const events = ['change', 'popstate'];
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
