import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Viewport } from 'puppeteer-core';
import { localFonts } from '../lib/local-fonts.ts';
import { withBrowser } from './browser.ts';
import { pageFiles } from './pages.ts';
import type { Row } from './statistics.ts';

const windows: Viewport[] = [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** How long the fonts are on their way, so that the page is painted without them. */
const fontDelay = 400;

declare global {
  interface Window {
    shift: number;
  }
}

function addUpShifts() {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What a first visit moves until its fonts are shown, as Cumulative Layout Shift counts it. */
async function visit(browser: Browser, address: string, viewport: Viewport): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (request.resourceType() === 'font') await wait(fontDelay);
    await request.continue();
  });
  await page.evaluateOnNewDocument(addUpShifts);
  await page.goto(address);
  await page.evaluate(() => window.fontsShown);
  await wait(300);
  const shift = await page.evaluate(() => window.shift);
  await context.close();
  return shift;
}

/** The shift of every page in every window, where the machine has one font alone. */
async function measureWith(configuration: string, origin: string, name: string): Promise<Row[]> {
  // Fontconfig reads it in the browsers that are started from now on.
  process.env.FONTCONFIG_FILE = configuration;
  return await withBrowser(
    async (browser) => {
      const rows: Row[] = [];
      for (const path of Object.keys(pageFiles)) {
        const row: Row = { Page: path, 'Font of the machine': name };
        for (const viewport of windows) {
          const shift = await visit(browser, origin + path, viewport);
          row[`${viewport.width} px`] = shift.toFixed(3);
        }
        rows.push(row);
      }
      return rows;
    },
    ['--hide-scrollbars'],
  );
}

/** What moves when the fonts come; only where Fontconfig chooses the fonts, as on Linux. */
export async function measureFontShift(origin: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'closewell-fonts-'));
  const configuration = join(folder, 'fonts.conf');
  const rows: Row[] = [];
  for (const { name, folder: fonts } of localFonts) {
    const [own, cache] = [fileURLToPath(fonts), join(folder, name)];
    writeFileSync(
      configuration,
      `<fontconfig><dir>${own}</dir><cachedir>${cache}</cachedir></fontconfig>`,
    );
    rows.push(...(await measureWith(configuration, origin, name)));
  }
  delete process.env.FONTCONFIG_FILE;
  rmSync(folder, { recursive: true, force: true });
  return rows;
}
