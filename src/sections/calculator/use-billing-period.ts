import { useSyncExternalStore } from 'react';

export type BillingPeriod = 'monthly' | 'yearly';

export const readBillingPeriod = (query: string): BillingPeriod =>
  new URLSearchParams(query).get('billing') === 'yearly' ? 'yearly' : 'monthly';

function subscribe(onChange: () => void) {
  const controller = new AbortController();
  const { signal } = controller;
  // The radio buttons' own listener writes the address first: `change` bubbles to the window.
  for (const event of ['change', 'popstate']) window.addEventListener(event, onChange, { signal });
  return () => controller.abort();
}

/** The billing period in the address, where the pricing section keeps its choice. */
export const useBillingPeriod = () =>
  useSyncExternalStore(
    subscribe,
    () => readBillingPeriod(window.location.search),
    () => 'monthly' as const,
  );
