import { readFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { contentAlias } from '../src/content-folder.ts';
import { workerPath } from '../src/worker/register.ts';

/** Bundles the service worker, which contains the finished failure page. */
export const serviceWorker = (): AstroIntegration => ({
  name: 'service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const failurePage = await readFile(new URL('500.html', dir), 'utf8');
      const output = { entryFileNames: workerPath.slice(1), format: 'iife' } as const;
      await build({
        logLevel: 'warn',
        publicDir: false,
        resolve: { alias: contentAlias },
        define: {
          FAILURE_PAGE: JSON.stringify(failurePage),
          STATUS_TEXTS: JSON.stringify(STATUS_CODES),
        },
        build: {
          outDir: fileURLToPath(dir),
          emptyOutDir: false,
          rolldownOptions: { input: 'src/worker/service-worker.ts', output },
        },
      });
    },
  },
});
