import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../built-files.ts';
import { writeServiceWorker } from '../service-worker.ts';
import { formatHeadersOf } from './headers.ts';
import { optimizePage } from './optimize-page.ts';

/**
 * Prunes the styles of every built page, defers its fonts and writes `_headers` with a content
 * policy for each. Must be the last integration, because the policies hash what the pages contain.
 */
export function optimizePages(isStaging: boolean): AstroIntegration {
  return {
    name: 'optimize-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = listFiles(folder).filter((file) => file.endsWith('.html'));
        const policies = new Map(
          await Promise.all(
            pages.map(async (file) => {
              const page = await optimizePage(file, await readFile(folder + file, 'utf8'), dir);
              await writeFile(folder + file, page.html);
              return [file, page.policy] as const;
            }),
          ),
        );
        // The worker's cache is named after a hash of the finished pages.
        await writeServiceWorker(folder);
        await writeFile(`${folder}_headers`, await formatHeadersOf(folder, policies, isStaging));
      },
    },
  };
}
