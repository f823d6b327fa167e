export type BillingPeriod = 'monthly' | 'yearly';

/** The name of the radio buttons, and of the query parameter that keeps their value. */
export const billingParameter = 'billing';

/** Returns the period that is chosen in the pricing section. */
export function getBillingPeriod(): BillingPeriod {
  const yearly = `[type=radio][name=${billingParameter}][value=yearly]`;
  return document.querySelector<HTMLInputElement>(yearly)?.checked ? 'yearly' : 'monthly';
}

/** Calls `onChange` when the period may have changed. Returns a function that ends this. */
export function subscribeToBilling(onChange: () => void) {
  // Some browsers restore radio buttons without a `change` event.
  const types = ['change', 'pageshow'];
  for (const type of types) addEventListener(type, onChange);
  return () => {
    for (const type of types) removeEventListener(type, onChange);
  };
}

/** The parameters that keep a period in an address. */
export const getBillingParameters = (period: BillingPeriod) => ({
  [billingParameter]: period === 'yearly' ? period : '',
});
