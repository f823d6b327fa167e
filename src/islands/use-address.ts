import { useSyncExternalStore } from 'react';

/** Milliseconds that typing must pause before the address follows. */
export const ADDRESS_DELAY = 300;

function subscribe(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** The query of the address, empty in the built page and while it hydrates. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

/** Changes the query, in a new entry of the history or in place of the present one. */
export function setSearch(search: string, how: 'push' | 'replace') {
  const { location, history } = window;
  if (search === location.search) return;
  const address = location.pathname + search + location.hash;
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  // The browser announces back and forward alone.
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** The fields that a visitor changed before React ran, which does not notice that itself. */
export function changedFields(form: HTMLFieldSetElement | null): Record<string, string> {
  const fields = [...(form?.elements ?? [])] as (HTMLInputElement | HTMLSelectElement)[];
  const changed = fields.filter((field) =>
    'defaultValue' in field ? field.value !== field.defaultValue : field.selectedIndex > 0,
  );
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}
