import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  window.addEventListener('addresschange', onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener('addresschange', onChange);
  };
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
  window.dispatchEvent(new Event('addresschange'));
}
