import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBaselines } from './bench/baseline.ts';
import { measureFontShift } from './bench/font-shift.ts';
import { measureInteraction } from './bench/interaction.ts';
import { measureNextPage } from './bench/next-page.ts';
import { measurePages, pageFiles } from './bench/pages.ts';
import { markdownTable, type Row } from './bench/statistics.ts';
import { freePort } from './lib/port.ts';
import { run } from './lib/processes.ts';
import { serve } from './lib/serve.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');

async function measure(name: string, title: string, rows: () => Promise<Row[]>) {
  if (values.only && values.only !== name) return;
  console.log(`\n== ${title}`);
  console.log(`\n${markdownTable(await rows())}`);
}

console.log('Building the site …');
const build = await run('npm', ['run', '--silent', 'build:site']);
if (!build.succeeded) throw new Error(build.output);

const folder = mkdtempSync(join(tmpdir(), 'closewell-baseline-'));
await writeBaselines(Object.values(pageFiles), folder);
const site = await serve(await freePort());
const baseline = await serve(await freePort(), folder);
try {
  await measure('pages', 'Each page beside its unstyled baseline', () =>
    measurePages(site.origin, baseline.origin, runs),
  );
  await measure('fonts', 'What moves when the fonts come, by the font that the machine has', () =>
    measureFontShift(site.origin),
  );
  await measure('interaction', 'From a key to its effect, on a phone slowed four times', () =>
    measureInteraction(site.origin, runs),
  );
  await measure('next-page', 'From a click to the next page, on slow 4G', () =>
    measureNextPage(site.origin, runs),
  );
} finally {
  await Promise.all([site.stop(), baseline.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
