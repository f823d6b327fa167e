import { readParameter, updateUrl, withSearchParams } from './url';

export type BillingPeriod = 'monthly' | 'yearly';

/** The name of the radio buttons, and of the query parameter that keeps their value. */
export const billingParameter = 'billing';

const findYearly = () =>
  document.querySelector<HTMLInputElement>(`[type=radio][name=${billingParameter}][value=yearly]`);

/** Returns the period that is chosen in the pricing section, which works without scripts. */
export const getBillingPeriod = (): BillingPeriod => (findYearly()?.checked ? 'yearly' : 'monthly');

/** Calls `onChange` when the period may have changed. */
export function subscribeToBilling(onChange: () => void) {
  // Some browsers restore radio buttons without a `change` event.
  const targets = [
    [document, 'change'],
    [window, 'pageshow'],
  ] as const;
  for (const [target, type] of targets) target.addEventListener(type, onChange);
}

/** The parameters that keep a period in an address. */
export const getBillingQuery = (period: BillingPeriod) => ({
  [billingParameter]: period === 'yearly' ? period : '',
});

/** Takes the period from the address, unless the visitor is choosing one, and keeps it there. */
export function keepBillingInUrl() {
  const yearly = findYearly();
  const isYearlyInUrl = () => readParameter(location.search, billingParameter) === 'yearly';
  if (!yearly) return;
  const isChosen = document.activeElement?.getAttribute('name') === billingParameter;
  if (isYearlyInUrl() && !isChosen) yearly.checked = true;
  const write = () => {
    if (yearly.checked === isYearlyInUrl()) return;
    const query = withSearchParams(location.search, getBillingQuery(getBillingPeriod()));
    updateUrl(location.pathname + query + location.hash);
  };
  write();
  subscribeToBilling(write);
  addEventListener('popstate', write);
}
