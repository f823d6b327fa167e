import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const sitemap = readFileSync(new URL('../../dist/sitemap.xml', import.meta.url), 'utf8');

/** An address that leads nowhere, answered with the page for missing ones. */
export const missingPath = '/nope';

/** Every page: those of the built sitemap, the one for a missing address and the failure screen. */
export const everyPath = [
  ...[...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  ),
  missingPath,
  '/500',
];

/** What the page for a missing address writes to the console, for the owner. */
export const missingPageMessage = /^404: no page at \/nope$|responded with a status of 404/;

/** Opens a page and waits until all of it is laid out, which a first visit does band by band. */
export async function openWhole(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-visit');
}
