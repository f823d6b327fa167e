import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { contentAlias } from '../src/content-folder.ts';
import { serviceWorker as configured, workerPath } from '../src/worker/switch.ts';
import { listFiles } from './built-files.ts';

export const workerFile = workerPath.slice(1);

/** Some hosts also serve this page for 5xx. */
const failurePage = '/500';

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
        BUILD: JSON.stringify(worker.hash),
        FAILURE_PAGE: JSON.stringify(failurePage),
        STATUS_TEXTS: JSON.stringify(statusTexts),
      },
    },
    output: { format: 'iife', minify: true },
    write: false,
  });
  return output[0].code;
}

async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of listFiles(folder))
    hash.update(path).update(await readFile(join(folder, path)));
  return hash.digest('hex').slice(0, 16);
}

/** Must run after all other files are written, because it hashes them. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const hash = await hashFolder(folder);
  await writeFile(join(folder, workerFile), await bundleWorker({ state: configured, hash }));
}
