import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { withBrowser } from './browser.ts';
import { slowLine } from './slow-line.ts';
import { median, type Row } from './statistics.ts';

/** How long the visitor is on the link before following it, in milliseconds. */
const ways = [
  { name: 'Clicked at once', pause: 0 },
  { name: 'After 300 ms', pause: 300 },
  { name: 'After 600 ms', pause: 600 },
  { name: 'After 1000 ms', pause: 1000 },
];

const cases = [
  { from: '/terms', to: '/privacy' },
  { from: '/terms', to: '/portfolio' },
  { from: '/projects', to: '/' },
];

interface Visit extends PerformanceNavigationTiming {
  activationStart: number;
}

/** When the page at a path was first painted, by its own clock; undefined while it is not there. */
function paintOf(path: string): number | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [visit] = performance.getEntriesByType('navigation') as Visit[];
  if (!(paint && visit) || window.location.pathname !== path) return undefined;
  // A page rendered ahead is painted when it is shown; its clock started when it was fetched.
  return performance.timeOrigin + Math.max(paint.startTime, visit.activationStart);
}

/**
 * A page rendered ahead takes the place of the one that is asked: whoever asks then asks again, and
 * seldom, because each answer takes the processor from what is measured.
 */
async function timeShown(page: Page, path: string): Promise<number> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    await wait(800);
    const time = await page.evaluate(paintOf, path).catch(() => undefined);
    if (time !== undefined) return time;
  }
  throw new Error(`${path} was not shown.`);
}

/** When the browser took the click, by the same clock; driving the mouse takes time of its own. */
async function listenForClick(page: Page): Promise<{ time: Promise<number> }> {
  const time = new Promise<number>((settle) => {
    page.on('console', (message) => settle(Number(message.text())));
  });
  await page.evaluate(() => {
    const tell = ({ timeStamp }: Event) => console.log(performance.timeOrigin + timeStamp);
    document.addEventListener('click', tell, true);
  });
  return { time };
}

/** From the click to the first paint of the next page. */
async function follow(
  browser: Browser,
  origin: string,
  { from, to }: (typeof cases)[number],
  pause: number,
) {
  const [page] = await browser.pages();
  if (!page) throw new Error('The browser opened without a page.');
  await page.goto(origin + from, { waitUntil: 'networkidle0' });
  const link = await page.waitForSelector(`footer a[href^="${to}"]`);
  if (!link) throw new Error(`${from} has no link to ${to} in its footer.`);
  await link.scrollIntoView();
  // A browser that has just opened is busy with itself.
  await wait(1500);
  if (pause > 0) {
    await link.hover();
    await wait(pause);
  }
  const clicked = await listenForClick(page);
  await link.click();
  const time = (await timeShown(page, to)) - (await clicked.time);
  return Math.max(0, time);
}

/** The time from a click to the next page on a slow line, by how long the link was hovered over. */
export async function measureNextPage(origin: string, runs: number): Promise<Row[]> {
  const line = await slowLine(origin);
  const rows: Row[] = [];
  for (const each of cases) {
    const row: Row = { 'From, to': `${each.from} → ${each.to}` };
    for (const { name, pause } of ways) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const use = (browser: Browser) => follow(browser, line.origin, each, pause);
        times.push(await withBrowser(use));
      }
      row[`${name} (ms)`] = median(times).toFixed(0);
    }
    rows.push(row);
  }
  line.close();
  return rows;
}
