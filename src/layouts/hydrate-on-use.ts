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

/** Milliseconds to wait after `load` before running the code, which takes long on a slow phone. */
const DELAY = 2500;

/** Fetches the code of an island after `load`, then runs it. A failure is shown at use. */
function prepare(island: HTMLElement) {
  if (navigator.connection?.saveData) return;
  const urls = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? '');
  const fetchCode = () => {
    for (const href of urls)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    setTimeout(() => urls.map((url) => import(/* @vite-ignore */ url).catch(() => {})), DELAY);
  };
  if (document.readyState === 'complete') fetchCode();
  else addEventListener('load', fetchCode);
}

/**
 * Implements `client:use` (astro.config.ts): hydrates an island when it is pointed at, focused or typed
 * into, or if the address has a value for it. `client:visible` would at load.
 */
const hydrateOnUse: ClientDirective = async (load, _options, island) => {
  if (!isUsed(island)) {
    prepare(island);
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
