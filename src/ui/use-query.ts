import { useSyncExternalStore } from 'react';

export type ReplaceEvent = 'replacequery';

/** Dispatched by scripts of the page that replace the query: browsers have no event for that. */
const replaceEvent: ReplaceEvent = 'replacequery';

function subscribe(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  window.addEventListener(replaceEvent, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(replaceEvent, onChange);
  };
}

/** Returns the query of the address. It is empty at build and at hydration, so that both match. */
export const useQuery = () =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
