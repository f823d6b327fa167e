/** Keeps input from before hydration; scrolls to the calculator if the address has inputs. */
export function watchCalculator() {
  const calculator = document.querySelector<HTMLElement>('[data-calculator]');
  if (!calculator) return;
  calculator.addEventListener('input', ({ target }) => {
    const island = calculator.closest<HTMLElement>('astro-island[ssr]');
    if (!island) return;
    island.dataset.stale = '';
    // A slider stands after its field, which is read at hydration.
    const slider = target as HTMLInputElement;
    if (slider.type === 'range')
      (slider.previousElementSibling as HTMLInputElement).value = slider.value;
  });
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // After reload, back and forward the browser restores the scroll position.
  if (location.hash || visit?.type !== 'navigate') return;
  const { searchParams } = new URL(location.href);
  const fields = [...calculator.querySelectorAll<HTMLInputElement>('[name]')];
  if (!fields.some(({ name }) => searchParams.has(name))) return;
  calculator.closest('section')?.scrollIntoView({ behavior: 'instant' });
}

/** Keeps the billing period in the address, for the calculator. */
export function watchBillingPeriod() {
  const [monthly, yearly] = document.querySelectorAll<HTMLInputElement>('input[name=billing]');
  if (!(monthly && yearly)) return;
  const writeAddress = () => {
    const address = new URL(location.href);
    if (yearly.checked) address.searchParams.set('billing', yearly.value);
    else address.searchParams.delete('billing');
    history.replaceState(history.state, '', address);
    dispatchEvent(new Event('addresschange'));
  };
  const readAddress = () => {
    const period = new URL(location.href).searchParams.get('billing');
    (period === yearly.value ? yearly : monthly).checked = true;
  };
  if (yearly.checked) writeAddress();
  else readAddress();
  for (const radio of [monthly, yearly]) radio.onchange = writeAddress;
  addEventListener('popstate', readAddress);
}
