import { readFile, writeFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { contentAlias } from '../src/content-folder.ts';
import { workerPath } from '../src/worker/register.ts';

const statusTexts = Object.fromEntries(
  Object.entries(STATUS_CODES).filter(([status]) => Number(status) >= 500),
);

export async function bundleWorker(failurePage: string): Promise<string> {
  const { output } = await build({
    input: fileURLToPath(new URL('../src/worker/service-worker.ts', import.meta.url)),
    tsconfig: false,
    resolve: { alias: contentAlias },
    transform: {
      define: {
        FAILURE_PAGE: JSON.stringify(failurePage),
        STATUS_TEXTS: JSON.stringify(statusTexts),
      },
    },
    output: { format: 'iife', minify: true },
    write: false,
  });
  return output[0].code;
}

/** Must run after the failure page is finished, because the worker contains it. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const page = await readFile(`${folder}500.html`, 'utf8');
  await writeFile(folder + workerPath, await bundleWorker(page));
}
