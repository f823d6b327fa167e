import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:use'?: boolean;
  }
}

declare global {
  interface Navigator {
    /** Only in Chromium. */
    connection?: { saveData: boolean };
  }
}

/** Whether the island has the focus, or the address has a value for one of its fields. */
function isUsed(island: HTMLElement) {
  const query = new URLSearchParams(location.search);
  const fields = [...island.querySelectorAll<HTMLInputElement>('[name]')];
  return island.matches(':focus-within') || fields.some(({ name }) => query.has(name));
}

/** Fetches and runs the code of an island once the page has loaded and is idle. A failure is shown at use. */
function prefetch(island: HTMLElement) {
  if (navigator.connection?.saveData) return;
  const fetchCode = () => {
    for (const name of ['component-url', 'renderer-url'])
      import(/* @vite-ignore */ island.getAttribute(name) ?? '').catch(() => {});
  };
  const fetchWhenIdle = () =>
    // Safari has no `requestIdleCallback`.
    window.requestIdleCallback?.(fetchCode, { timeout: 2000 }) ?? setTimeout(fetchCode, 500);
  if (document.readyState === 'complete') fetchWhenIdle();
  else addEventListener('load', fetchWhenIdle);
}

/**
 * Implements `client:use` (astro.config.ts): hydrates an island when it is pointed at, focused or typed
 * into, or if the address has a value for it. `client:visible` would at load.
 */
const hydrateOnUse: ClientDirective = async (load, _options, island) => {
  if (!isUsed(island)) {
    prefetch(island);
    await new Promise((resolve) => {
      for (const event of ['pointerover', 'focusin', 'input'])
        island.addEventListener(event, resolve, { once: true });
    });
  }
  // The island may hide parts of the page that have not arrived.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const hydrate = await load();
  await hydrate();
};

// biome-ignore lint/style/noDefaultExport: Astro imports it so.
export default hydrateOnUse;
