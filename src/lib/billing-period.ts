export type BillingPeriod = 'monthly' | 'yearly';

/** The name of the radio buttons, and of the query parameter that keeps their value. */
export const billingParameter = 'billing';

/** Selects the radio button 'Yearly' if it is chosen. */
export const yearlySelector = '[name=billing][value=yearly]:checked';
