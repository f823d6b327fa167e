export type BillingPeriod = 'monthly' | 'yearly';

/** The name of the fields, and of the query parameter that keeps their value. */
export const billingParameter = 'billing';

/** Excludes fields that an extension adds to the page. */
export const billingSelector = `fieldset[data-billing] [name=${billingParameter}]`;
