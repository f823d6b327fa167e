import type { AstroIntegration } from 'astro';

/** Modules that both islands import. */
const runtime =
  /\/node_modules\/|\/src\/(?:ui\/|lib\/(?:interpolate|search-params)\.|islands\/(?:IslandBoundary|use-))/;

/**
 * Makes each island two files that load side by side: its own, and one runtime that all islands
 * share. Left alone, the bundler cuts what they share into files that a browser only discovers
 * once the first ones have arrived.
 */
export function islandFiles(): AstroIntegration {
  return {
    name: 'island-files',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [{ name: 'island-files', configEnvironment }] } });
      },
    },
  };
}

function configEnvironment(name: string) {
  if (name !== 'client') return;
  return {
    build: {
      rolldownOptions: {
        // The renderer's entry becomes the runtime, so it may export more than it did.
        preserveEntrySignatures: 'allow-extension' as const,
        output: { codeSplitting: { groups: [{ name: 'runtime', test: runtime }] } },
      },
    },
  };
}
