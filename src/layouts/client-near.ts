import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near'?: boolean;
  }
}

/**
 * Fetches the code of an island at the visitor's first scroll, so that it is there when the island is
 * reached, and starts the island two windows before.
 */
const near: ClientDirective = (load, _options, island) => {
  addEventListener('scroll', () => load(), { once: true });
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const start = await load();
      await start();
    },
    { rootMargin: '200%' },
  );
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
};

// biome-ignore lint/style/noDefaultExport: Astro imports it.
export default near;
