import type { AstroIntegration } from 'astro';

/** Modules that both islands import. */
const runtime =
  /\/node_modules\/|\/src\/(?:ui\/|lib\/(?:interpolate|search-params)\.|islands\/(?:IslandBoundary|use-))/;

/** Splits islands into their own file and one shared file, so that no request waits for another. */
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
        // The renderer's entry becomes the shared file, so its exports change.
        preserveEntrySignatures: 'allow-extension' as const,
        output: { codeSplitting: { groups: [{ name: 'runtime', test: runtime }] } },
      },
    },
  };
}
