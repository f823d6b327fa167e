import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'puppeteer-core';
import { localFonts } from '../lib/local-fonts.ts';
import { withBrowser } from './browser.ts';
import { pageFiles } from './pages.ts';
import type { Row } from './statistics.ts';

const windows = [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  ...(process.env.MORE
    ? [
        { width: 344, height: 740 },
        { width: 390, height: 780 },
        { width: 600, height: 900 },
        { width: 1024, height: 768 },
        { width: 1440, height: 900 },
      ]
    : []),
];

/** A configuration of Fontconfig under which a browser finds the fonts of one folder alone. */
function onlyFontsOf(folder: string, configuration: string) {
  writeFileSync(
    configuration,
    `<fontconfig><dir>${folder}</dir><cachedir>${dirname(configuration)}/cache</cachedir></fontconfig>`,
  );
}

async function shiftOf(browser: Browser, address: string, window: (typeof windows)[number]) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(window);
  await page.setRequestInterception(true);
  // The fonts come well after the first paint, as on a slow line.
  page.on('request', (request) => {
    setTimeout(() => request.continue(), request.resourceType() === 'font' ? 400 : 0);
  });
  await page.evaluateOnNewDocument(() => {
    const seen = { shift: 0, from: [] as string[] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const e of list.getEntries() as any[]) {
        seen.shift += e.value;
        seen.from.push(
          `${e.value.toFixed(4)} ${e.sources.map((s: any) => `${s.node?.nodeName}${s.node?.className ?? ''}'${s.node?.textContent?.slice(0, 20)}' ${s.previousRect.x},${s.previousRect.y},${s.previousRect.width}x${s.previousRect.height}>${s.currentRect.x},${s.currentRect.y},${s.currentRect.width}x${s.currentRect.height}`).join(' | ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => !('firstVisit' in document.documentElement.dataset));
  await new Promise((settle) => setTimeout(settle, 300));
  const seen = (await page.evaluate('seen')) as { shift: number; from: string[] };
  if (seen.shift > 0.005 && process.env.VERBOSE)
    console.log(address, window.width, seen.from.join('\n     '));
  await context.close();
  return seen.shift;
}

export async function measureFontShift(origin: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'closewell-fonts-'));
  const configuration = join(folder, 'fonts.conf');
  const rows: Row[] = [];
  for (const { name: family, folder: fontsFolder } of localFonts) {
    onlyFontsOf(fileURLToPath(fontsFolder), configuration);
    process.env.FONTCONFIG_FILE = configuration;
    await withBrowser(
      async (browser) => {
        for (const path of Object.keys(pageFiles)) {
          const row: Row = { Font: family, Page: path };
          for (const window of windows)
            row[`${window.width} px`] = (await shiftOf(browser, origin + path, window)).toFixed(4);
          rows.push(row);
        }
      },
      ['--hide-scrollbars'],
    );
  }
  await rm(folder, { recursive: true });
  return rows;
}
