import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../built-files.ts';
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
        const filesOf = (type: string) => listFiles(folder).filter((file) => file.endsWith(type));
        const read = (file: string) => readFile(folder + file, 'utf8');
        const scripts = new Map<string, string>();
        for (const file of filesOf('.js')) scripts.set(file, await read(file));
        for (const file of filesOf('.html')) {
          const html = await optimizePage(file, await read(file), scripts);
          await writeFile(folder + file, addPolicy(file, html));
        }
        await writeServiceWorker(folder);
      },
    },
  };
}
