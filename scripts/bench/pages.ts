import lighthouse, { type Result } from 'lighthouse';
import { withChromium } from './browser.ts';
import { inKilobytes, inSeconds, median, type Row } from './statistics.ts';

/** The page that answers unknown addresses has one of its own too, which answers as a page does. */
export const pageFiles = {
  '/': 'index.html',
  '/projects': 'projects.html',
  '/portfolio': 'portfolio.html',
  '/terms': 'terms.html',
  '/privacy': 'privacy.html',
  '/404': '404.html',
};

/** The four that every report shows. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** As Lighthouse names the kinds of resources; what is left counts as other. */
const kinds = ['Document', 'Script', 'Font', 'Image'];

function numberOf({ audits }: Result, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse measured no ${id}.`);
  return value;
}

type Visit = ReturnType<typeof toVisit>;

function toVisit(result: Result) {
  const details = result.audits['network-requests']?.details;
  const items = details && 'items' in details ? details.items : [];
  const requests = items as { resourceType?: string; transferSize?: number }[];
  const bytes: Record<string, number> = {};
  for (const { resourceType = '', transferSize = 0 } of requests) {
    const kind = kinds.includes(resourceType) ? resourceType : 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + transferSize;
  }
  return {
    scores: categories.map((name) => (result.categories[name]?.score ?? 0) * 100),
    firstPaint: numberOf(result, 'first-contentful-paint'),
    largestPaint: numberOf(result, 'largest-contentful-paint'),
    blocked: numberOf(result, 'total-blocking-time'),
    // All work of the main thread.
    work: numberOf(result, 'mainthread-work-breakdown'),
    shift: numberOf(result, 'cumulative-layout-shift'),
    requests: requests.length,
    bytes,
  };
}

/** How often a visit is tried: now and then a trace lacks its beginning, and Lighthouse says so. */
const attempts = 3;

/** Lighthouse's own preset is the mobile one: a slowed processor and a slow 4G line, simulated. */
async function visit(address: string, attempt = 1): Promise<Visit> {
  const run = await withChromium((port) =>
    lighthouse(address, { port, logLevel: 'silent', onlyCategories: categories }),
  );
  if (run && !run.lhr.runtimeError) return toVisit(run.lhr);
  const reason = `Lighthouse could not measure ${address}: ${run?.lhr.runtimeError?.message}`;
  if (attempt === attempts) throw new Error(reason);
  console.log(reason);
  return visit(address, attempt + 1);
}

const medianOf = (visits: readonly Visit[], value: (visit: Visit) => number) =>
  median(visits.map(value));

function toRow(path: string, site: readonly Visit[], baseline: readonly Visit[]): Row {
  const scores = site[0]?.scores.map((_, index) =>
    medianOf(site, (each) => each.scores[index] ?? 0).toFixed(0),
  );
  const beside = (value: (visit: Visit) => number) => {
    const [own, limit] = [medianOf(site, value), medianOf(baseline, value)];
    return `${inSeconds(own)} / ${inSeconds(limit)} = ${(own / limit).toFixed(2)}`;
  };
  const bytes = (kind: string) => medianOf(site, (each) => each.bytes[kind] ?? 0);
  const all = [...kinds, 'Other'];
  return {
    Page: path,
    Scores: scores?.join(' ') ?? '',
    'First paint (s / baseline)': beside(({ firstPaint }) => firstPaint),
    'Largest paint (s / baseline)': beside(({ largestPaint }) => largestPaint),
    'Main thread (s / baseline)': beside(({ work }) => work),
    'Blocked (ms)': medianOf(site, ({ blocked }) => blocked).toFixed(0),
    Shift: medianOf(site, ({ shift }) => shift).toFixed(3),
    ...Object.fromEntries(all.map((kind) => [`${kind} (kB)`, inKilobytes(bytes(kind))])),
    'In all (kB)': inKilobytes(all.reduce((sum, kind) => sum + bytes(kind), 0)),
    Requests: medianOf(site, ({ requests }) => requests),
  };
}

/** Visits each page and its unstyled baseline in turn, so that a slow moment of the machine slows both. */
export async function measurePages(origin: string, baselineOrigin: string, runs: number) {
  const paths = Object.keys(pageFiles);
  const visits = new Map(
    paths.map((path) => [path, { site: [] as Visit[], baseline: [] as Visit[] }]),
  );
  for (let run = 1; run <= runs; run += 1) {
    for (const [path, each] of visits) {
      each.baseline.push(await visit(baselineOrigin + path));
      each.site.push(await visit(origin + path));
    }
    console.log(`  run ${run} of ${runs}`);
  }
  return [...visits].map(([path, each]) => toRow(path, each.site, each.baseline));
}
