import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The addresses of a module and of all that it imports. */
function findModules(folder: string, path: string): string[] {
  const code = readFileSync(folder + path, 'utf8');
  const imports = [...code.matchAll(/(?:from|import)"\.(\/[^"]+)"/g)];
  return [path, ...imports.flatMap(([, file]) => findModules(folder, `/_astro${file}`))];
}

/**
 * Links the code of islands that start at once (`client:load`) in the head. Astro would request it
 * after the HTML of the island, in steps. At low priority it delays no first paint.
 */
export const preloadIslands: AstroIntegration = {
  name: 'preload-islands',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir).replace(/\/$/, '');
      for (const page of globSync(`${folder}/*.html`)) {
        const html = readFileSync(page, 'utf8');
        const islands = html.matchAll(
          /component-url="([^"]+)".*?renderer-url="([^"]+)".*?client="load"/g,
        );
        const paths = [...islands].flatMap(([, component = '', renderer = '']) => [
          ...findModules(folder, component),
          ...findModules(folder, renderer),
        ]);
        const links = [...new Set(paths)].map(
          (path) => `<link rel="modulepreload" href="${path}" fetchpriority="low">`,
        );
        writeFileSync(page, html.replace('<link ', `${links.join('')}<link `));
      }
    },
  },
};
