import { useSyncExternalStore } from 'react';

/** pricing/keep-billing-in-url.ts sends `replacequery`, because browsers have no event for `replaceState`. */
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
