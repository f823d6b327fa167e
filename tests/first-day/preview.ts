import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { onTestFinished } from 'vitest';
import { findFastestChromium } from '../../scripts/lib/chromium.ts';
import type { Clone } from '../support/clone.ts';

/** Opens the home page of `npm run dev`, which runs until it is closed or the test ends. */
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
  // For a busy machine, on which the server makes smaller pictures first.
  page.setDefaultTimeout(120_000);
  await page.goto(`http://127.0.0.1:${port}/`);
  return { page, close };
}
