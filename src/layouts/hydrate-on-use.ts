import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:use'?: boolean;
  }
}

/**
 * Implements `client:use` (astro.config.ts): hydrates an island once it is pointed at or focused, or
 * at once if the address has a query. `client:visible` would hydrate it at load on most screens.
 */
const hydrateOnUse: ClientDirective = async (load, _options, island) => {
  if (!(location.search || island.matches(':focus-within'))) {
    await new Promise((resolve) => {
      for (const event of ['pointerover', 'focusin', 'input']) {
        island.addEventListener(event, resolve, { once: true });
      }
    });
  }
  const hydrate = await load();
  await hydrate();
};

// biome-ignore lint/style/noDefaultExport: Astro imports it so.
export default hydrateOnUse;
