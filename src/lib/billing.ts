export type BillingPeriod = 'monthly' | 'yearly';

/** Names the fields of the pricing section and the query parameter that keeps their value. */
export const billingParameter = 'billing';
