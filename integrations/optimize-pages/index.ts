import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeServiceWorker } from '../service-worker.ts';
import { addPolicy } from './content-policy.ts';

/** Must be the last integration: policy and service worker contain hashes of finished pages. */
export function optimizePages(): AstroIntegration {
  return {
    name: 'optimize-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd: folder })) {
          await writeFile(folder + file, addPolicy(await readFile(folder + file, 'utf8')));
        }
        await writeServiceWorker(folder);
      },
    },
  };
}
