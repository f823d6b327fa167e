export type BillingPeriod = 'monthly' | 'yearly';

/** Query parameter in which the pricing section keeps the period. */
const parameter = 'billing';

export const readBillingPeriod = (query: string): BillingPeriod =>
  new URLSearchParams(query).get(parameter) === 'yearly' ? 'yearly' : 'monthly';

export const getBillingParameters = (period: BillingPeriod) => ({
  [parameter]: period === 'yearly' ? period : '',
});
