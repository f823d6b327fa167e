import type { ClientDirective } from 'astro';

/**
 * `client:use="<selector>"`, registered in astro.config.ts: hydrates an island once that part of it
 * is pointed at or focused, or at once if the address has a query.
 */
const hydrateOnUse: ClientDirective = async (load, { value: selector }, island) => {
  const part = island.querySelector(selector);
  if (!(location.search || part?.matches(':focus-within'))) {
    await new Promise((resolve) => {
      for (const event of ['pointerover', 'focusin', 'input']) {
        part?.addEventListener(event, resolve, { once: true });
      }
    });
  }
  const hydrate = await load();
  await hydrate();
};

// biome-ignore lint/style/noDefaultExport: Astro imports it so.
export default hydrateOnUse;
