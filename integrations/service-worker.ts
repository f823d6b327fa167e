import { readFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { loadContent } from '../src/data/read-content.ts';
import { workerPath } from '../src/worker/register-service-worker.ts';

const serverErrors = Object.entries(STATUS_CODES).filter(([status]) => Number(status) >= 500);

/** Bundles the service worker, which contains the built failure page. */
export const serviceWorker = (): AstroIntegration => ({
  name: 'service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const failurePage = await readFile(new URL('500.html', dir), 'utf8');
      const { unreachable } = (await loadContent()).copy.failure;
      const output = { entryFileNames: workerPath.slice(1), format: 'iife' } as const;
      await build({
        logLevel: 'warn',
        publicDir: false,
        define: {
          FAILURE_PAGE: JSON.stringify(failurePage),
          UNREACHABLE_MESSAGE: JSON.stringify(unreachable),
          STATUS_TEXTS: JSON.stringify(Object.fromEntries(serverErrors)),
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
