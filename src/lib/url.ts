/** Values by parameter; an empty one is not in the address. */
export type QueryParameters = Readonly<Record<string, string | number>>;

/** Sets parameters of a query and keeps the others. */
export function withSearchParams(query: string, values: QueryParameters) {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, `${value}`);
  }
  // Not `parameters.size`, which the oldest supported browsers lack.
  const text = parameters.toString();
  return text && `?${text}`;
}

/**
 * Sets parameters of the address, without a history entry. What the page shows must not depend on
 * the address: Safari refuses more than 100 calls in 30 seconds.
 */
export function updateAddress(values: QueryParameters) {
  const query = withSearchParams(location.search, values);
  if (query === location.search) return;
  try {
    history.replaceState(history.state, '', location.pathname + query + location.hash);
  } catch {
    // The next change tries again.
  }
}
