import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Serves the styleguide at /styleguide while developing; the build does not know it. */
export function styleguide(): AstroIntegration {
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: '/styleguide',
          entrypoint: fileURLToPath(new URL('../src/styleguide/styleguide.astro', import.meta.url)),
        });
      },
    },
  };
}
