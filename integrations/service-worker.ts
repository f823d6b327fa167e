import { readFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, runnerImport } from 'vite';
import { contentAliases } from '../src/content-folder.ts';
import { workerPath } from '../src/worker/register.ts';

type FailureCopy = typeof import('../src/content/copy/failure.ts');

/** Bundles the service worker, which contains the finished failure page. */
export const serviceWorker = (): AstroIntegration => ({
  name: 'service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const page = await readFile(new URL('500.html', dir), 'utf8');
      const { module } = await runnerImport<FailureCopy>('@content/copy/failure', {
        resolve: { alias: contentAliases },
      });
      // Escapes the message as the page does. The description may repeat it, so take the last.
      const message = renderToStaticMarkup(module.failure.message);
      const start = page.lastIndexOf(message);
      if (start === -1) throw new Error('500.html does not show the failure message.');
      const failurePage = [page.slice(0, start), page.slice(start + message.length)];
      const output = { entryFileNames: workerPath.slice(1), format: 'iife' } as const;
      await build({
        logLevel: 'warn',
        publicDir: false,
        resolve: { alias: contentAliases },
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
