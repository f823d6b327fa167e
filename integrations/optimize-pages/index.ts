import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeServiceWorker } from '../service-worker.ts';
import { addPolicy } from './content-policy.ts';
import { optimizePage } from './optimize-page.ts';

/** Must be the last integration: policy and service worker contain hashes of finished pages. */
export function optimizePages(): AstroIntegration {
  return {
    name: 'optimize-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd: folder })) {
          const html = await optimizePage(file, await readFile(folder + file, 'utf8'), dir);
          await writeFile(folder + file, addPolicy(html));
        }
        await writeServiceWorker(folder);
      },
    },
  };
}
