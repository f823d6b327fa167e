import { useSyncExternalStore } from 'react';

/** `popstate`, and an event of pricing/keep-billing-in-url.ts: browsers have none for `replaceState`. */
const events = ['popstate', 'replacequery'];

function subscribe(onChange: () => void) {
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

const getQuery = () => window.location.search;

/** Returns the query of the address. At build and hydration it is empty, so that both match. */
export const useQuery = () => useSyncExternalStore(subscribe, getQuery, () => '');
