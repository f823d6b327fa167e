export type BillingPeriod = 'monthly' | 'yearly';

/** The name of the fields, and of the query parameter that keeps their value. */
export const billingParameter = 'billing';

/** Finds the radio buttons of `BillingSwitch`, which has `data-billing`, but no fields that an extension adds. */
export const billingSelector = `fieldset[data-billing] [name=${billingParameter}]`;
