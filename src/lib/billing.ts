export type BillingPeriod = 'monthly' | 'yearly';

/** Names the fields of the pricing section and the query parameter that keeps their value. */
export const billingParameter = 'billing';

/** Finds these fields, and not those that an extension adds to the page. */
export const billingSelector = `fieldset[data-billing] [name=${billingParameter}]`;
