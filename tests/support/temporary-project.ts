import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder for one test with content, that of the fixture unless another is named; files are in it. */
export function createTemporaryProject(content = 'tests/fixtures/content') {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  cpSync(content, join(root, 'src/content'), { recursive: true });
  onTestFinished(() => rmSync(root, { recursive: true }));
  const pathOf = (file: string) => join(root, 'src/content', file);
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
