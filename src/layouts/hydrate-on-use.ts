import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:use'?: boolean;
  }
}

/**
 * Implements `client:use` (astro.config.ts): once the page has arrived, hydrates an island when it is
 * pointed at, focused or typed into, or if the address has a query. `client:visible` would at load.
 */
const hydrateOnUse: ClientDirective = async (load, _options, island) => {
  if (!(location.search || island.matches(':focus-within'))) {
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
