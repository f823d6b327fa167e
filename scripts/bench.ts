import { parseArgs } from 'node:util';
import { execa } from 'execa';
import type { Result } from 'lighthouse';
import { routes } from '../src/lib/routes.ts';
import { findOrInstallChromium, launchOptions } from './lib/chromium.ts';
import { serve } from './lib/serve.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const env = { CHROME_PATH: await findOrInstallChromium() };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

type Column = [title: string, value: (result: Result) => number | undefined, digits: number];

const columns: Column[] = [
  ...categories.map(
    (name): Column => [name, (result) => (result.categories[name]?.score ?? 0) * 100, 0],
  ),
  ['Largest paint (ms)', ({ audits }) => audits['largest-contentful-paint']?.numericValue, 0],
  ['Main thread (ms)', ({ audits }) => audits['mainthread-work-breakdown']?.numericValue, 0],
  ['Blocked (ms)', ({ audits }) => audits['total-blocking-time']?.numericValue, 0],
  ['Shift', ({ audits }) => audits['cumulative-layout-shift']?.numericValue, 3],
  ['Sent (bytes)', ({ audits }) => audits['total-byte-weight']?.numericValue, 0],
];

/** Lighthouse's mobile preset. */
async function measure(address: string): Promise<Result> {
  const { stdout } = await execa({ env, preferLocal: true })('lighthouse', [
    address,
    '--quiet',
    '--output=json',
    `--only-categories=${categories}`,
    `--chrome-flags=--headless=new ${launchOptions.join(' ')}`,
  ]);
  return JSON.parse(stdout);
}

const median = (numbers: readonly (number | undefined)[]) =>
  numbers.map(Number).toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

console.log('Building the site …');
await execa('npm', ['run', '--silent', 'build:site']);
const site = await serve();
console.log(`| Page | ${columns.map(([title]) => title).join(' | ')} |`);
console.log(`| --- |${' --: |'.repeat(columns.length)}`);
for (const path of Object.values(routes)) {
  const results: Result[] = [];
  while (results.length < Number(values.runs)) results.push(await measure(site.origin + path));
  const medians = columns.map(([, value, digits]) => median(results.map(value)).toFixed(digits));
  console.log(`| \`${path}\` | ${medians.join(' | ')} |`);
}
await site.stop();
