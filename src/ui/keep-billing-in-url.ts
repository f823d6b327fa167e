import { billingSelector } from '../lib/billing';
import { updateUrl, withSearchParams } from '../lib/url';

/** Keeps the chosen billing period in the address. */
export function keepBillingInUrl() {
  const [monthly, yearly] = document.querySelectorAll<HTMLInputElement>(billingSelector);
  if (!(monthly && yearly)) return;
  const { name, value } = yearly;
  const isYearlyInUrl = () => new URL(location.href).searchParams.get(name) === value;
  const writeUrl = () => {
    if (yearly.checked === isYearlyInUrl()) return;
    const url = new URL(location.href);
    url.search = withSearchParams(url.search, { [name]: yearly.checked ? value : '' });
    updateUrl(url);
  };
  const readUrl = () => {
    const radio = isYearlyInUrl() ? yearly : monthly;
    if (radio.checked) return;
    radio.checked = true;
    radio.dispatchEvent(new Event('change', { bubbles: true }));
  };
  for (const radio of [monthly, yearly]) radio.addEventListener('change', writeUrl);
  addEventListener('popstate', readUrl);
  // Chosen before this script ran.
  if (yearly.checked) writeUrl();
  else readUrl();
  // Some browsers restore radio buttons later.
  addEventListener('pageshow', writeUrl);
}
