import { readFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'rolldown';
import { contentAlias } from '../src/content-folder.ts';
import { workerPath } from '../src/worker/register.ts';

/** Bundles the service worker, which contains the finished failure page. */
export const serviceWorker = (): AstroIntegration => ({
  name: 'service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const failurePage = await readFile(new URL('500.html', dir), 'utf8');
      await build({
        input: 'src/worker/service-worker.ts',
        resolve: { alias: contentAlias },
        transform: {
          define: {
            FAILURE_PAGE: JSON.stringify(failurePage),
            STATUS_TEXTS: JSON.stringify(STATUS_CODES),
          },
        },
        output: { file: fileURLToPath(dir) + workerPath, format: 'iife', minify: true },
      });
    },
  },
});
