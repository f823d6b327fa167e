import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, matchesGlob, resolve } from 'node:path';
import { execa } from 'execa';
import { onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';

export type Entry = Record<string, unknown>;

/** Copies the project to a temporary folder, with the fixture's content as the owner's. */
export function cloneWithOtherContent() {
  const root = mkdtempSync(join(tmpdir(), 'own-content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  // Not by Git, which a downloaded archive does not have.
  const names = readFileSync('.gitignore', 'utf8').match(/[^\s/]+/g) ?? [];
  cpSync('.', root, {
    recursive: true,
    filter: (path) => !['.git', ...names].some((name) => matchesGlob(basename(path), name)),
  });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const content = join(root, 'src/content');
  for (const name of globSync('{*.yaml,legal,images,identity.ts,company.ts}', {
    cwd: 'tests/fixtures/content',
  })) {
    cpSync(join('tests/fixtures/content', name), join(content, name), { recursive: true });
  }

  function edit(file: string, change: (text: string) => string) {
    const path = join(content, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`Nothing changed in ${file}.`);
    writeFileSync(path, after);
  }
  // The owner's copy may name any fact.
  edit('company.ts', (text) => text.replaceAll(": ''", ": 'known'"));
  return {
    edit,
    write: (file: string, text: string) => writeFileSync(join(content, file), text),
    editRecords: (name: string, change: (records: Entry[]) => Entry[]) =>
      edit(`${name}.yaml`, (text) =>
        stringify(change(parse(text)), { aliasDuplicateObjects: false }),
      ),
    pathOf: (file: string) => join(root, file),
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    glob: (pattern: string) => globSync(pattern, { cwd: root }),
    link: (path: string, target = resolve(path)) => {
      rmSync(join(root, path), { force: true });
      symlinkSync(target, join(root, path));
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
