import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for one test, with what it does to its files. */
export function temporaryProject() {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const pathOf = (file: string) => join(root, file);
  const read = (file: string) => readFileSync(pathOf(file), 'utf8');
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(pathOf(file)), { recursive: true });
    writeFileSync(pathOf(file), content);
  };
  /** Throws if nothing changes. */
  const change = (file: string, before: RegExp | string, after: string) => {
    const text = read(file).replace(before, after);
    if (text === read(file)) throw new Error(`${file} has no ${before}, or has ${after} already.`);
    write(file, text);
  };
  return { root, pathOf, read, write, change };
}

/** The content of the fixture without copy, which imports files outside the folder. */
export function temporaryContent() {
  const project = temporaryProject();
  cpSync('tests/fixtures/content', project.pathOf('src/content'), {
    recursive: true,
    filter: (path) => !path.includes('/copy'),
  });
  return project;
}
