import { withParameters } from './text.ts';

export type BillingPeriod = 'monthly' | 'yearly';

/**
 * Dispatched on `window` after the chosen period was written to the address. A type, because a value
 * shared with an island would turn the script of the page into a file.
 */
export type BillingChange = 'billing-change';

export const billingFromSearch = (search: string): BillingPeriod =>
  new URLSearchParams(search).get('billing') === 'yearly' ? 'yearly' : 'monthly';

/** Monthly, the default, has no parameter. */
export const searchWithBilling = (search: string, period: BillingPeriod) =>
  withParameters(search, { billing: period === 'yearly' ? period : '' });
