/** Keeps the billing period in the address, for the calculator. */
export function watchBillingPeriod() {
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[name=billing]')];

  const writeAddress = (radio: HTMLInputElement) => {
    const address = new URL(location.href);
    if (radio.defaultChecked) address.searchParams.delete('billing');
    else address.searchParams.set('billing', radio.value);
    history.replaceState(history.state, '', address);
    dispatchEvent(new Event('addresschange'));
  };
  const readAddress = () => {
    const period = new URLSearchParams(location.search).get('billing');
    const named = radios.find(({ value }) => value === period);
    const radio = named ?? radios.find(({ defaultChecked }) => defaultChecked);
    if (radio) radio.checked = true;
  };

  const chosenBefore = radios.find(({ checked, defaultChecked }) => checked && !defaultChecked);
  if (chosenBefore) writeAddress(chosenBefore);
  else readAddress();
  for (const radio of radios) radio.addEventListener('change', () => writeAddress(radio));
  addEventListener('popstate', readAddress);
}
