interface Island extends HTMLElement {
  start(): Promise<void>;
}

/** Islands that the visitor has asked to start again. */
const retried = new WeakSet<Island>();

/**
 * An island starts when it comes into view. A field that is focused before that is brought there
 * at once: sections that are laid out meanwhile would stop a smooth scroll short of it.
 */
export function revealFocusedIsland() {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element && target.closest('astro-island[ssr]'))) return;
    target.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  });
}

/** Where the code of an island cannot be fetched, the visitor is told beside it and can retry. */
export function watchIslands() {
  document.addEventListener('astro:hydration-error', async (event) => {
    const island = event.target as Island;
    const notice = island.querySelector<HTMLElement>('[data-start-failed]');
    if (!notice) return;
    event.preventDefault();
    if (retried.has(island) && (await canFetch(island))) return reloadWithInputs(island);
    notice.hidden = false;
    notice.querySelector('button')?.addEventListener('click', () => retry(island, notice), {
      once: true,
    });
  });
}

function retry(island: Island, notice: HTMLElement) {
  retried.add(island);
  notice.hidden = true;
  void island.start();
}

async function canFetch(island: Island): Promise<boolean> {
  const files = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? '');
  try {
    return (await Promise.all(files.map((file) => fetch(file)))).every(({ ok }) => ok);
  } catch {
    return false;
  }
}

/**
 * Some browsers never fetch a script again that could not be had once: only a new load of the page
 * helps there. The address takes along what stands in the fields; they bear its parameters' names.
 */
function reloadWithInputs(island: Island) {
  const address = new URL(location.href);
  for (const field of island.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    address.searchParams.set(field.name, field.value);
  }
  history.replaceState(history.state, '', address);
  location.reload();
}
