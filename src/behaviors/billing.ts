/** Keeps the billing period in the address, for the calculator. The first one is the default. */
export function watchBillingPeriod() {
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[name=billing]')];

  const writeAddress = (radio: HTMLInputElement) => {
    const address = new URL(location.href);
    if (radio === radios[0]) address.searchParams.delete('billing');
    else address.searchParams.set('billing', radio.value);
    history.replaceState(history.state, '', address);
    dispatchEvent(new Event('addresschange'));
  };
  const readAddress = () => {
    const period = new URL(location.href).searchParams.get('billing');
    const radio = radios.find(({ value }) => value === period) ?? radios[0];
    if (radio) radio.checked = true;
  };

  const chosen = radios.slice(1).find(({ checked }) => checked);
  if (chosen) writeAddress(chosen);
  else readAddress();
  for (const radio of radios) radio.onchange = () => writeAddress(radio);
  addEventListener('popstate', readAddress);
}
