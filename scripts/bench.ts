import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import { execa } from 'execa';
import lighthouse, { type Result } from 'lighthouse';
import { findOrInstallChromium, launchOptions } from './lib/chromium.ts';
import { addressOf, serve } from './lib/serve.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const chromePath = await findOrInstallChromium();

/** Keeps words and links. */
const unstyledBaseline = (html: string) =>
  html
    .replace(/<(style|script|svg|picture|template)\b.*?<\/\1>|<(?:link|img)\b[^>]*>/gs, '')
    .replace(/ (?:class|props)="[^"]*"/g, '');

type Visit = Record<'site' | 'baseline', Result>;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metric = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN;

const columns: [title: string, value: (visit: Visit) => number, digits: number][] = [
  ...categories.map((name): [string, (visit: Visit) => number, number] => {
    return [name, ({ site }) => (site.categories[name]?.score ?? 0) * 100, 0];
  }),
  ['Largest paint (s)', ({ site }) => metric(site, 'largest-contentful-paint') / 1000, 2],
  ['Main thread (s)', ({ site }) => metric(site, 'mainthread-work-breakdown') / 1000, 2],
  ['Baseline (s)', ({ baseline }) => metric(baseline, 'mainthread-work-breakdown') / 1000, 2],
  ['Blocked (ms)', ({ site }) => metric(site, 'total-blocking-time'), 0],
  ['Shift', ({ site }) => metric(site, 'cumulative-layout-shift'), 3],
  ['Sent (kB)', ({ site }) => metric(site, 'total-byte-weight') / 1000, 1],
];

/** Runs Lighthouse's mobile preset; retries if a trace is incomplete. */
async function measure(address: string, attempts = 3): Promise<Result> {
  const chromeFlags = ['--headless=new', ...launchOptions];
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' });
  const options = { port: chrome.port, logLevel: 'silent', onlyCategories: categories } as const;
  const result = await lighthouse(address, options).finally(() => chrome.kill());
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (attempts > 1) return measure(address, attempts - 1);
  throw new Error(`Lighthouse could not measure ${address}: ${result?.lhr.runtimeError?.message}`);
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const printRow = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

console.log('Building the site …');
await execa('npm', ['run', '--silent', 'build:site']);
const pages = readdirSync('dist').filter((file) => file.endsWith('.html') && file !== '500.html');
const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
for (const file of pages) {
  writeFileSync(join(folder, file), unstyledBaseline(readFileSync(join('dist', file), 'utf8')));
}
const [site, baseline] = await Promise.all([serve(), serve(folder)]);
try {
  printRow(['Page', ...columns.map(([title]) => title)]);
  printRow(['---', ...columns.map(() => '--:')]);
  for (const path of pages.map(addressOf)) {
    const visits: Visit[] = [];
    // Alternate, so that a busy machine slows both.
    while (visits.length < Number(values.runs)) {
      visits.push({
        site: await measure(site.origin + path),
        baseline: await measure(baseline.origin + path),
      });
    }
    const medians = columns.map(([, value, digits]) => median(visits.map(value)).toFixed(digits));
    printRow([`\`${path}\``, ...medians]);
  }
} finally {
  await Promise.all([site.stop(), baseline.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
