import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

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
