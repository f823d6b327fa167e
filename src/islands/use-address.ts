import { useSyncExternalStore } from 'react';

/** Milliseconds after the last key before the address is updated. */
export const ADDRESS_DELAY = 300;

function subscribe(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** The query of the address; empty at build and during hydration. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

export function setSearch(search: string, mode: 'push' | 'replace') {
  const { location, history } = window;
  if (search === location.search) return;
  const address = location.pathname + search + location.hash;
  if (mode === 'push') history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  // `pushState` and `replaceState` dispatch no `popstate`.
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Values changed before hydration, which React does not notice. */
export function changedFields(form: HTMLFieldSetElement | null): Record<string, string> {
  const fields = [...(form?.elements ?? [])] as (HTMLInputElement | HTMLSelectElement)[];
  const changed = fields.filter((field) =>
    'defaultValue' in field ? field.value !== field.defaultValue : field.selectedIndex > 0,
  );
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}
