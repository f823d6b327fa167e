/** Keeps the billing period in the address, where the calculator reads it. */
export function watchBillingPeriod() {
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[name=billing]')];

  const write = (radio: HTMLInputElement) => {
    const address = new URL(location.href);
    if (radio.defaultChecked) address.searchParams.delete('billing');
    else address.searchParams.set('billing', radio.value);
    history.replaceState(history.state, '', address);
    // The browser announces back and forward alone.
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
  const follow = () => {
    const period = new URLSearchParams(location.search).get('billing');
    const named = radios.find(({ value }) => value === period);
    const radio = named ?? radios.find(({ defaultChecked }) => defaultChecked);
    if (radio) radio.checked = true;
  };

  const chosenBefore = radios.find(({ checked, defaultChecked }) => checked && !defaultChecked);
  if (chosenBefore) write(chosenBefore);
  else follow();
  for (const radio of radios) radio.addEventListener('change', () => write(radio));
  addEventListener('popstate', follow);
}
