export type BillingPeriod = 'monthly' | 'yearly';

/**
 * Names the fields of the pricing section and the query parameter that keeps their value.
 * keep-billing-in-url.ts repeats it, because islands and page scripts share no module (decision 007).
 */
export const billingParameter = 'billing';

export const getBillingParameters = (period: BillingPeriod) => ({
  [billingParameter]: period === 'yearly' ? period : '',
});
