import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds `client:near`: an island starts when the visitor comes near it, points at it or focuses it. */
export function nearDirective(): AstroIntegration {
  return {
    name: 'near-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'near',
          entrypoint: fileURLToPath(new URL('../src/islands/near.ts', import.meta.url)),
        });
      },
    },
  };
}
