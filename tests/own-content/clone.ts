import { cpSync, globSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, matchesGlob, resolve } from 'node:path';
import { execa } from 'execa';
import { parse, stringify } from 'yaml';
import { temporaryProject } from '../support/temporary-project.ts';

export type Entry = Record<string, unknown>;
export type Clone = ReturnType<typeof cloneWithOtherContent>;

/** Copies the project to a temporary folder, with the fixture's content as the owner's. */
export function cloneWithOtherContent() {
  const project = temporaryProject();
  const { root, pathOf, read, write } = project;
  // Not by Git, which a downloaded archive does not have.
  const names = readFileSync('.gitignore', 'utf8').match(/[^\s/]+/g) ?? [];
  cpSync('.', root, {
    recursive: true,
    filter: (path) => !['.git', ...names].some((name) => matchesGlob(basename(path), name)),
  });
  const link = (path: string, target = resolve(path)) => {
    rmSync(pathOf(path), { force: true });
    symlinkSync(target, pathOf(path));
  };
  link('node_modules');
  const cwd = 'tests/fixtures/content';
  for (const name of globSync('{*.yaml,legal,images,identity.ts,company.ts}', { cwd })) {
    cpSync(`${cwd}/${name}`, pathOf(`src/content/${name}`), { recursive: true });
  }
  // The owner's copy may name any fact.
  project.change('src/content/company.ts', /: ''/g, ": 'known'");
  return {
    ...project,
    link,
    glob: (pattern: string) => globSync(pattern, { cwd: root }),
    editRecords: (name: string, change: (records: Entry[]) => Entry[]) => {
      const file = `src/content/${name}.yaml`;
      write(file, stringify(change(parse(read(file))), { aliasDuplicateObjects: false }));
    },
    /** Throws with the program's output if it fails. */
    run: (program: string, ...options: string[]) =>
      execa(program, options, {
        cwd: root,
        all: true,
        env: {
          NO_COLOR: '1',
          NODE_ENV: '',
          OUT_DIR: 'dist',
          CONTENT_DIR: '',
          // Allows for the large pages of content at its limits.
          CI: '1',
          // Vitest sets it.
          BASE_URL: '',
          // As a deployment of the public site sets it.
          SITE_STAGING: '0',
          ASTRO_TELEMETRY_DISABLED: '1',
        },
        preferLocal: true,
      }),
  };
}
