import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { addressOf } from '../integrations/built-files.ts';
import { findOrInstallChromium, launchOptions } from './lib/chromium.ts';
import { run } from './lib/processes.ts';
import { serve } from './lib/serve.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Removed for the unstyled baseline, which keeps text and links. */
const dropped = new Set([
  '#comment',
  'link',
  'style',
  'script',
  'svg',
  'img',
  'picture',
  'template',
]);
const keptAttributes = new Set(['charset', 'content', 'for', 'href', 'id', 'lang', 'name', 'type']);

function strip(parent: DefaultTreeAdapterTypes.ParentNode) {
  parent.childNodes = parent.childNodes
    .filter((node) => !dropped.has(node.nodeName))
    .flatMap((node) => {
      if (!('tagName' in node)) return [node];
      node.attrs = node.attrs.filter(({ name }) => keptAttributes.has(name));
      strip(node);
      return node.tagName.startsWith('astro-') ? node.childNodes : [node];
    });
}

function unstyledBaseline(html: string): string {
  const document = parse(html);
  strip(document);
  return serialize(document);
}

interface Visit {
  scores: number[];
  largestPaint: number;
  mainThread: number;
  blocked: number;
  shift: number;
  bytes: number;
  requests: number;
}

function toVisit({ audits, categories: scored }: Result): Visit {
  const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests =
    details && 'items' in details ? (details.items as { transferSize?: number }[]) : [];
  return {
    scores: categories.map((name) => (scored[name]?.score ?? 0) * 100),
    largestPaint: metric('largest-contentful-paint'),
    mainThread: metric('mainthread-work-breakdown'),
    blocked: metric('total-blocking-time'),
    shift: metric('cumulative-layout-shift'),
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: requests.length,
  };
}

/** Runs Lighthouse's mobile preset; retries if a trace is incomplete. */
async function visit(address: string, attempts = 3): Promise<Visit> {
  const chrome = await launch({
    chromePath: await findOrInstallChromium(),
    chromeFlags: ['--headless=new', ...launchOptions],
    logLevel: 'silent',
  });
  const options = { port: chrome.port, logLevel: 'silent', onlyCategories: categories } as const;
  const result = await lighthouse(address, options).finally(() => chrome.kill());
  if (result && !result.lhr.runtimeError) return toVisit(result.lhr);
  if (attempts > 1) return visit(address, attempts - 1);
  throw new Error(`Lighthouse could not measure ${address}: ${result?.lhr.runtimeError?.message}`);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

const columns = [
  'Page',
  'Scores',
  'Largest paint (s)',
  'Main thread (s)',
  'Baseline (s)',
  'Blocked (ms)',
  'Shift',
  'Sent (kB)',
  'Requests',
];

function toRow(path: string, site: readonly Visit[], baseline: readonly Visit[]): string[] {
  const of = (value: (visit: Visit) => number) => median(site.map(value));
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  return [
    `\`${path}\``,
    categories.map((_, index) => of(({ scores }) => scores[index] ?? 0).toFixed(0)).join(' '),
    seconds(of(({ largestPaint }) => largestPaint)),
    seconds(of(({ mainThread }) => mainThread)),
    seconds(median(baseline.map(({ mainThread }) => mainThread))),
    of(({ blocked }) => blocked).toFixed(0),
    of(({ shift }) => shift).toFixed(3),
    (of(({ bytes }) => bytes) / 1000).toFixed(1),
    String(of(({ requests }) => requests)),
  ];
}

console.log('Building the site …');
const build = await run('npm', ['run', '--silent', 'build:site']);
if (!build.succeeded) throw new Error(build.output);
const pages = readdirSync('dist').filter((file) => file.endsWith('.html') && file !== '500.html');
const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
for (const file of pages) {
  writeFileSync(join(folder, file), unstyledBaseline(readFileSync(join('dist', file), 'utf8')));
}
const site = await serve();
const baseline = await serve(folder);
try {
  const rows: string[][] = [];
  for (const path of pages.map(addressOf)) {
    const visits: { site: Visit[]; baseline: Visit[] } = { site: [], baseline: [] };
    // Alternate, so that a busy machine slows both.
    for (let count = 0; count < runs; count += 1) {
      visits.site.push(await visit(site.origin + path));
      visits.baseline.push(await visit(baseline.origin + path));
    }
    rows.push(toRow(path, visits.site, visits.baseline));
  }
  const rule = columns.map((_, index) => (index < 2 ? '---' : '--:'));
  console.log([columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
} finally {
  await Promise.all([site.stop(), baseline.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
