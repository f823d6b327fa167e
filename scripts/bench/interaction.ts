import type { Page } from 'puppeteer-core';
import { withBrowser } from './browser.ts';
import { median, type Row } from './statistics.ts';

/** Slowed as Lighthouse slows it for a phone. */
const slowdown = 4;

const cases = [
  { name: 'Calculator, a digit', path: '/', field: 'astro-island input', keys: '40758' },
  { name: 'Portfolio, a letter', path: '/portfolio', field: 'input[type=search]', keys: 'crm fin' },
];

declare global {
  interface Window {
    answers: number[];
  }
}

/**
 * From a key, as the browser stamps it, to the end of the frame that answers it. A browser without
 * a display presents a finished frame whenever it likes, so its own event timing says little here.
 */
async function type(page: Page, field: string, keys: string): Promise<number[]> {
  await page.evaluate(() => {
    window.answers = [];
    const take = ({ timeStamp }: Event) => {
      requestAnimationFrame(() => {
        setTimeout(() => window.answers.push(performance.now() - timeStamp));
      });
    };
    document.addEventListener('keydown', take, true);
  });
  await page.type(field, keys, { delay: 250 });
  await page.evaluate(() => new Promise((settle) => setTimeout(settle, 1000)));
  return page.evaluate(() => window.answers);
}

/** What the visitor feels: the time from a key to the frame that shows its effect. */
export async function measureInteraction(origin: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path, field, keys } of cases) {
    const answers: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const taken = await withBrowser(async (browser) => {
        const page = await browser.newPage();
        await page.setViewport({ width: 412, height: 823, deviceScaleFactor: 1.75 });
        await page.goto(origin + path, { waitUntil: 'networkidle0' });
        await page.focus(field);
        await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
        await page.emulateCPUThrottling(slowdown);
        return type(page, field, keys);
      });
      answers.push(...taken);
    }
    rows.push({
      Typing: name,
      Keys: answers.length,
      'Median (ms)': median(answers).toFixed(0),
      'Slowest (ms)': Math.max(...answers).toFixed(0),
    });
  }
  return rows;
}
