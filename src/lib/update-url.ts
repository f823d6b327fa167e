/**
 * Changes the address. What the page shows must not depend on it: Safari refuses more than 100 calls
 * in 30 seconds.
 */
export function updateUrl(
  url: string | URL,
  method: 'pushState' | 'replaceState' = 'replaceState',
  state: unknown = history.state,
) {
  try {
    history[method](state, '', url);
  } catch {
    // The next change tries again.
  }
}
