import type { BillingChange } from '../../lib/billing';

/** Keeps the chosen billing period in the address. */
export function keepBillingInAddress() {
  const [monthly, yearly] = document.querySelectorAll<HTMLInputElement>('input[name=billing]');
  if (!(monthly && yearly)) return;
  const writeAddress = () => {
    const address = new URL(location.href);
    if (yearly.checked) address.searchParams.set(yearly.name, yearly.value);
    else address.searchParams.delete(yearly.name);
    history.replaceState(history.state, '', address);
    dispatchEvent(new Event('billing-change' satisfies BillingChange));
  };
  const readAddress = () => {
    const period = new URL(location.href).searchParams.get(yearly.name);
    (period === yearly.value ? yearly : monthly).checked = true;
  };
  if (yearly.checked) writeAddress();
  else readAddress();
  for (const radio of [monthly, yearly]) radio.addEventListener('change', writeAddress);
  addEventListener('popstate', readAddress);
}
