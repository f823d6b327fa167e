import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { run } from '../lib/processes.ts';
import { generateProjects } from './projects.ts';
import { inSeconds, type Row } from './statistics.ts';

const counts = [16, 160, 1600, 10_000];

const parts = [
  'astro.config.ts',
  'package.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
].filter((part) => existsSync(part));

/** The site's own code leaves out what a bundler adds to the names of its modules. */
function resolveLikeTheBundler() {
  registerHooks({
    resolve(name, context, next) {
      const isBare = name.startsWith('.') && !/\.\w+$/.test(name);
      return next(isBare ? `${name}.ts` : name, context);
    },
  });
}

const searches = ['c', 'cr', 'crm', 'crm ', 'outb', 'quot', 'zzz'];

/**
 * What one key in the search costs: the list, and the numbers in both dropdowns. The thread's own
 * time counts, so that other programs do not; its clock is coarse, hence the repetition.
 */
async function measureFilter(count: number): Promise<number> {
  const filter = await import('../../src/lib/portfolio-filter.ts');
  const projects = generateProjects(count);
  const repetitions = Math.ceil(200_000 / count);
  const start = process.threadCpuUsage();
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    for (const search of searches) {
      const filters = { ...filter.defaultFilters, search };
      filter.filterProjects(projects, filters);
      filter.countByIndustry(projects, filters);
      filter.countByType(projects, filters);
    }
  }
  const spent = process.threadCpuUsage(start);
  return (spent.user + spent.system) / 1000 / repetitions / searches.length;
}

/** Without anchors and aliases, which nobody would write into a record. */
const toYaml = (count: number) =>
  stringify(generateProjects(count), { aliasDuplicateObjects: false });

/** Builds a copy of the site with so many projects; the work tree is left alone. */
async function measureBuild(count: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'closewell-bench-'));
  try {
    for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'src/content/projects.yaml'), toYaml(count));
    const start = performance.now();
    const build = await run('astro', ['build', '--root', folder], {
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: '--max-old-space-size=8192',
    });
    if (!build.succeeded) throw new Error(build.output);
    return performance.now() - start;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How the cost of a key and of a build grows with the number of projects. */
export async function measureGrowth(): Promise<Row[]> {
  resolveLikeTheBundler();
  const rows: Row[] = [];
  for (const count of counts) {
    const filter = await measureFilter(count);
    const build = await measureBuild(count).then(inSeconds, (error: Error) => {
      console.error(error.message.slice(-2000));
      return 'failed';
    });
    rows.push({ Projects: count, 'Filter (ms)': filter.toFixed(2), 'Build (s)': build });
    console.log(`  ${count} projects: filter ${filter.toFixed(2)} ms, build ${build} s`);
  }
  return rows;
}
