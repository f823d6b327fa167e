/** Reads a parameter of a query. Some mailers write `&` as `&amp;`, so its name may follow `amp;`. */
export function readParameter(query: string, name: string) {
  const parameters = new URLSearchParams(query);
  return parameters.get(name) ?? parameters.get(`amp;${name}`);
}

/** Values by parameter; an empty one is not in the address. */
export type QueryParameters = Readonly<Record<string, string | number>>;

/** Sets parameters of a query and keeps the others. An empty value removes its parameter. */
export function withSearchParams(query: string, values: QueryParameters) {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    parameters.delete(`amp;${name}`);
    if (value === '') parameters.delete(name);
    else parameters.set(name, `${value}`);
  }
  // Not `parameters.size`, which the oldest supported browsers lack.
  const text = parameters.toString();
  return text && `?${text}`;
}

/**
 * Changes the address. What the page shows must not depend on it: Safari refuses more than 100 calls
 * in 30 seconds.
 */
export function updateUrl(url: string) {
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // The next change tries again.
  }
}

/** Sets parameters of the address. */
export function updateAddress(values: QueryParameters) {
  const query = withSearchParams(location.search, values);
  if (query !== location.search) updateUrl(location.pathname + query + location.hash);
}

/** False after a reload, Back and Forward: the browser restores the scroll position. */
export function isNewVisit() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}
