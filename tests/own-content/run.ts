import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import { sampleBrand } from '../../scripts/launch-check/rules.ts';
import { listFiles } from '../../scripts/lib/built-files.ts';
import { type Case, cases } from './cases.ts';

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});

/** A clone of the last commit, in which another company has put its content. */
const clone = mkdtempSync(join(tmpdir(), 'own-content-'));
const content = join(clone, 'src/content');
const company = join(clone, 'tests/fixtures/content');
const output = 'dist-own-content';

function run(command: string, options: string[], env: NodeJS.ProcessEnv = {}) {
  const settings = { cwd: clone, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const result = spawnSync(command, options, { ...settings, env: { ...process.env, ...env } });
  return { succeeded: result.status === 0, text: `${result.stdout}${result.stderr}` };
}

/** Puts the records, legal documents and identity of the company in; the words stay the site's. */
function replaceContent() {
  for (const name of readdirSync(company)) {
    if (name !== 'copy') cpSync(join(company, name), join(content, name), { recursive: true });
  }
  run('git', ['checkout', '--quiet', '--', 'src/content/copy']);
}

function change(file: string, edit: (text: string) => string) {
  const path = join(content, file);
  const text = readFileSync(path, 'utf8');
  const edited = edit(text);
  if (edited === text) throw new Error(`Nothing to change in ${file}`);
  writeFileSync(path, edited);
}

function apply({ records = {}, identity = {}, copy }: Case) {
  replaceContent();
  for (const [name, edit] of Object.entries(records)) {
    change(
      `${name}.yaml`,
      (text) => `# Edited\n${stringify(edit(parse(text)), { aliasDuplicateObjects: false })}`,
    );
  }
  for (const [field, value] of Object.entries(identity)) {
    change('identity.ts', (text) =>
      text.replace(new RegExp(`( ${field}: )'.*'`), `$1${JSON.stringify(value)}`),
    );
  }
  if (copy) change(`copy/${copy[0]}`, (text) => text.replace(copy[1], copy[2]));
}

/** Every built text in which the sample company is still named. */
const samplesLeft = () =>
  listFiles(join(clone, output))
    .filter((file) => /\.(?:html|txt|xml|webmanifest)$/.test(file))
    .filter((file) => readFileSync(join(clone, output, file), 'utf8').includes(sampleBrand))
    .map((file) => `${file} names ${sampleBrand}`);

/** What is wrong with the outcome of a case; nothing where it is as expected. */
function check({ refused, shown = '' }: Case, succeeded: boolean, text: string): string[] {
  if (refused) return refused.test(text) && !succeeded ? [] : [`not refused with ${refused}`];
  if (!succeeded) return ['not built'];
  const home = readFileSync(join(clone, output, 'index.html'), 'utf8');
  const words = home.replace(/<[^>]*>/g, '');
  const isShown = typeof shown === 'string' ? words.includes(shown) : shown.test(home);
  return [...samplesLeft(), ...(isShown ? [] : [`not so on the landing page: ${shown}`])];
}

function runCase(one: Case): boolean {
  rmSync(join(clone, output), { recursive: true, force: true });
  apply(one);
  const env = { OUT_DIR: output, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  const { succeeded, text } = run(resolve('node_modules/.bin/astro'), ['build'], env);
  const problems = check(one, succeeded, text);
  const outcome = succeeded ? 'built' : 'refused';
  console.log(`${problems.length === 0 ? 'ok' : 'FAILED'}  ${one.name}: ${outcome}`);
  const message =
    /^.*validation issue[\s\S]*?allowed: .*$|^.*RangeError.*$|^.*has no value.*$/m.exec(text)?.[0];
  if (!succeeded) console.log((message ?? text.slice(-600)).replace(/^/gm, '      '));
  for (const problem of problems) console.log(`      ${problem}`);
  return problems.length === 0;
}

/** What an owner runs before going live, on a fresh install. The addresses are no examples there. */
function runFull(): boolean {
  rmSync(join(clone, 'node_modules'));
  replaceContent();
  change('identity.ts', (text) => text.replaceAll('.example', '.com'));
  return (
    [
      ['ci'],
      ['test'],
      ['run', 'launch-check'],
      ['run', 'deploy', '--', '--dry-run', '--skip-tests'],
    ] as const
  ).every((options) => {
    const { succeeded, text } = run('npm', [...options]);
    const end = text.trimEnd().split('\n').slice(-6).join('\n');
    console.log(`\n${succeeded ? 'ok' : 'FAILED'}  npm ${options.join(' ')}\n${end}`);
    return succeeded;
  });
}

let failed = 0;
try {
  run('git', ['clone', '--quiet', resolve('.'), '.']);
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
  const chosen = cases.filter(({ name }) => new RegExp(values.only).test(name));
  for (const one of chosen) if (!runCase(one)) failed += 1;
  if (values.full && !runFull()) failed += 1;
  console.log(`\n${chosen.length} cases, ${failed} failed`);
} finally {
  rmSync(clone, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
