import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { contentAlias } from '../src/content-folder.ts';
import { serviceWorker as configured, workerPath } from '../src/worker/switch.ts';

export const workerFile = workerPath.slice(1);

const statusTexts = Object.fromEntries(
  Object.entries(STATUS_CODES).filter(([status]) => Number(status) >= 500),
);

export async function bundleWorker(worker: { state: typeof configured; hash: string }) {
  const { output } = await build({
    input: fileURLToPath(new URL(`../src/worker/${worker.state}.ts`, import.meta.url)),
    tsconfig: false,
    resolve: { alias: contentAlias },
    transform: {
      define: {
        FAILURE_PAGE_HASH: JSON.stringify(worker.hash),
        STATUS_TEXTS: JSON.stringify(statusTexts),
      },
    },
    output: { format: 'iife', minify: true },
    write: false,
  });
  return output[0].code;
}

/** Must run after the failure page is finished, because the worker contains its hash. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const page = await readFile(join(folder, '500.html'));
  const hash = createHash('sha256').update(page).digest('hex').slice(0, 16);
  await writeFile(join(folder, workerFile), await bundleWorker({ state: configured, hash }));
}
