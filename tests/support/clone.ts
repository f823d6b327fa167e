import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, matchesGlob, resolve } from 'node:path';
import { execa } from 'execa';
import { parse } from 'yaml';
import { temporaryProject } from './temporary-project.ts';

type Entry = Record<string, unknown>;
export type Clone = ReturnType<typeof cloneWithOtherContent>;

/** Copies the project. Its `src/content/` has the fixture's records and the owner's copy. */
export function cloneWithOtherContent() {
  const project = temporaryProject();
  const { root, pathOf, read, write } = project;
  // Not with Git, because a downloaded archive has no repository.
  const names = readFileSync('.gitignore', 'utf8').match(/[^\s/]+/g) ?? [];
  cpSync('.', root, {
    recursive: true,
    // Does not overwrite the fixture's records.
    force: false,
    filter: (path) => !['.git', ...names].some((name) => matchesGlob(basename(path), name)),
  });
  mkdirSync(pathOf('node_modules'));
  // Vite's cache belongs to the dev server of the project itself.
  for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.vite'))) {
    symlinkSync(resolve('node_modules', name), pathOf(`node_modules/${name}`));
  }
  // Fills in all facts, because the owner's copy may name any of them.
  project.change('src/content/company.ts', /: ''/g, ": 'known'");
  /** Throws with the program's output if it fails. */
  const run = (program: string, ...options: string[]) =>
    execa(program, options, {
      cwd: root,
      all: true,
      env: {
        // Gives each browser test four minutes (playwright.config.ts): pages at the limits are large.
        CI: '1',
        // Vitest sets these.
        NODE_ENV: '',
        BASE_URL: '',
        VITEST: '',
        // Builds the public site, also when a staging site is deployed.
        SITE_STAGING: '0',
      },
      preferLocal: true,
    });
  return {
    ...project,
    run,
    build: () => run('npm', 'run', '--silent', 'build:site'),
    /** Builds the owner's pages and sections with the fixture's content. `testFiles` needs this build, too. */
    buildFixture: () => run('npm', 'run', '--silent', 'build:fixture'),
    testFiles: () => run('vitest', 'run', '--project', 'dist'),
    testInBrowser: (tests: string[]) => {
      const options = ['--project=desktop', '--workers=1', '--grep-invert=@fixture'];
      return run('playwright', 'test', ...tests, ...options);
    },
    editRecords: (name: string, change: (records: Entry[]) => Entry[]) => {
      const file = `src/content/${name}.yaml`;
      // YAML includes JSON.
      write(file, JSON.stringify(change(parse(read(file)))));
    },
  };
}
