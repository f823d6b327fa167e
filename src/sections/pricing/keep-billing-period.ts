import { billingParameter, yearlySelector } from '../../lib/billing-period';

/* Keeps the billing period in the address. It shares only constants with the calculator, so that it stays inline (decision 007). */

function writePeriod() {
  const period = document.querySelector(yearlySelector) ? 'yearly' : null;
  const url = new URL(location.href);
  if (url.searchParams.get(billingParameter) === period) return;
  if (period) url.searchParams.set(billingParameter, period);
  else url.searchParams.delete(billingParameter);
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Safari refuses more than 100 calls in 30 seconds. The next change tries again.
  }
}

// Some browsers restore radio buttons without a `change` event. Other history entries may have the period before.
for (const type of ['change', 'pageshow', 'popstate']) addEventListener(type, writePeriod);
