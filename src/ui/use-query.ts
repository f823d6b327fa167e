import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

const getQuery = () => window.location.search;

/** Returns the query of the address. At build and hydration it is empty, so that both match. */
export const useQuery = () => useSyncExternalStore(subscribe, getQuery, () => '');
