import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { onTestFinished } from 'vitest';
import { findFastestChromium } from '../../scripts/lib/chromium.ts';
import type { Clone } from '../support/clone.ts';

/** Starts the dev server and opens its home page, until `close` is called or the test ends. */
export async function openPreview(clone: Clone) {
  const port = await getPort();
  const server = clone.run('astro', 'dev', '--port', String(port));
  const ready = new Promise<void>((resolve) => {
    server.stdout.on('data', (text) => {
      if (String(text).includes('watching for file changes')) resolve();
    });
  });
  const browser = await chromium.launch({ executablePath: findFastestChromium() });
  const close = async () => {
    await browser.close();
    server.kill();
    await server.catch(() => {});
  };
  onTestFinished(close);
  // Rejects if the server ends.
  await Promise.race([ready, server]);
  const page = await browser.newPage();
  // On a busy machine, making the smaller pictures takes long.
  page.setDefaultTimeout(120_000);
  await page.goto(`http://127.0.0.1:${port}/`);
  return { page, close };
}
