/** Keeps the billing period in the address, where the calculator reads it. */
export function keepBillingInUrl() {
  const [monthly, yearly] = document.querySelectorAll<HTMLInputElement>('input[name=billing]');
  if (!(monthly && yearly)) return;
  const writeUrl = () => {
    const url = new URL(location.href);
    if (yearly.checked) url.searchParams.set(yearly.name, yearly.value);
    else url.searchParams.delete(yearly.name);
    history.replaceState(history.state, '', url);
  };
  const readUrl = () => {
    const period = new URL(location.href).searchParams.get(yearly.name);
    (period === yearly.value ? yearly : monthly).checked = true;
  };
  for (const radio of [monthly, yearly]) radio.addEventListener('change', writeUrl);
  addEventListener('popstate', readUrl);
  // Chosen before this script ran, or restored: the event tells the address and the calculator.
  if (yearly.checked) yearly.dispatchEvent(new Event('change', { bubbles: true }));
  else readUrl();
}
