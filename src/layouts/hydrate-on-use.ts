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

/** Imports the code of an island when the page has loaded and is idle. If this fails, hydration reports it. */
function importWhenIdle(island: HTMLElement) {
  if (navigator.connection?.saveData) return;
  const importCode = () => {
    for (const name of ['component-url', 'renderer-url'])
      import(/* @vite-ignore */ island.getAttribute(name) ?? '').catch(() => {});
  };
  const schedule = () =>
    // Safari has no `requestIdleCallback`.
    window.requestIdleCallback?.(importCode, { timeout: 2000 }) ?? setTimeout(importCode, 500);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule);
}

/**
 * Implements the directive `client:use`, which astro.config.ts registers. Hydrates an island on the
 * first `pointerover`, `focusin` or `input` event, or immediately if it has the focus or the address
 * has a value for one of its fields. `client:visible` would hydrate on load, because the island is at
 * the top of the page.
 */
const hydrateOnUse: ClientDirective = async (load, _options, island) => {
  if (!isUsed(island)) {
    importWhenIdle(island);
    await new Promise((resolve) => {
      for (const event of ['pointerover', 'focusin', 'input'])
        island.addEventListener(event, resolve, { once: true });
    });
  }
  // Wait for the whole document: the island may hide elements below it.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const hydrate = await load();
  await hydrate();
};

// biome-ignore lint/style/noDefaultExport: Astro imports it so.
export default hydrateOnUse;
