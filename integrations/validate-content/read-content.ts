import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { imageSize } from 'image-size';
import { build } from 'rolldown';
import type { identity as ownIdentity } from '../../src/content/identity.ts';
import { contentFolder } from '../../src/content-folder.ts';
import { listFiles } from '../built-files.ts';

/** All files are named by their path in the folder. */
export interface Content {
  folder: string;
  /** The source of each text file. */
  texts: Record<string, string>;
  /** What each TypeScript file exports, or the error that it throws. */
  modules: Record<string, Record<string, unknown> | Error>;
  /** Pixels of each file in `images/`; 0 if it is not a picture. */
  imageWidths: Record<string, number>;
}

export const textFilesIn = (folder: string) =>
  listFiles(folder).filter((file) => /(?<!\.test)\.(?:ts|yaml|md)$/.test(file));

/** Not by `import()`, which would return the module from before a change. */
async function runModule(path: string): Promise<Record<string, unknown> | Error> {
  try {
    const output = { format: 'cjs', exports: 'named' } as const;
    const bundle = await build({ input: path, output, write: false, logLevel: 'silent' });
    const exports = {};
    compileFunction(bundle.output[0].code, ['exports'])(exports);
    return exports;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function widthOf(path: string): Promise<number> {
  try {
    return imageSize(await readFile(path)).width;
  } catch {
    return 0;
  }
}

async function readEach<Value>(files: readonly string[], read: (file: string) => Promise<Value>) {
  const entries = files.map(async (file) => [file, await read(file)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

export async function readContent(root = '.', folder = contentFolder): Promise<Content> {
  const pathOf = (file: string) => resolve(root, folder, file);
  const textFiles = textFilesIn(pathOf('.'));
  const images = existsSync(pathOf('images')) ? listFiles(pathOf('images')) : [];
  const readText = async (file: string) =>
    (await readFile(pathOf(file), 'utf8')).replaceAll('\r\n', '\n');
  return {
    folder,
    texts: await readEach(textFiles, readText),
    modules: await readEach(
      textFiles.filter((file) => file.endsWith('.ts')),
      (file) => runModule(pathOf(file)),
    ),
    imageWidths: await readEach(images, (file) => widthOf(pathOf(`images/${file}`))),
  };
}

/** Undefined if the file has an error. */
export function identityOf({ modules }: Content) {
  return (
    modules['identity.ts'] as { identity?: Record<keyof typeof ownIdentity, string> } | undefined
  )?.identity;
}
