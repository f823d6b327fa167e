import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'rolldown';
import sharp from 'sharp';
import { contentFolder } from '../../src/content-folder.ts';
import type { Company, Identity } from '../../src/schema/site.ts';

/** Files are named by their path in the folder, pictures by their path in `images/`. */
export interface Content {
  folder: string;
  /** The source of each text file. */
  texts: Record<string, string>;
  /** What each TypeScript file exports, or the error that it throws. */
  modules: Record<string, object>;
  /** Pixels of each file in `images/`; 0 if it is no picture, or its name cannot be imported. */
  imageWidths: Record<string, number>;
}

export const textFilesIn = (folder: string) =>
  globSync('**/*.{ts,yaml,md}', { cwd: folder, exclude: ['read/**'] }).sort();

/** Not by `import()`, which would return the module from before a change. */
async function runModule(path: string): Promise<object> {
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
    const content = await readFile(path);
    const { format, width } = await sharp(content).metadata();
    const isNamedSvg = extname(path).toLowerCase() === '.svg';
    if (isNamedSvg !== (format === 'svg')) return 0;
    // Browsers show no image without its namespace.
    return isNamedSvg && !content.includes('http://www.w3.org/2000/svg') ? 0 : width;
  } catch {
    return 0;
  }
}

export async function readContent(root = '.', folder = contentFolder): Promise<Content> {
  const content: Content = { folder, texts: {}, modules: {}, imageWidths: {} };
  const { texts, modules, imageWidths } = content;
  const pathOf = (file: string) => resolve(root, folder, file);
  for (const file of textFilesIn(pathOf('.'))) {
    texts[file] = (await readFile(pathOf(file), 'utf8')).replaceAll('\r\n', '\n');
    if (file.endsWith('.ts')) modules[file] = await runModule(pathOf(file));
  }
  for (const file of globSync('*', { cwd: pathOf('images') })) {
    imageWidths[file] = file.includes('?') ? 0 : await widthOf(pathOf(`images/${file}`));
  }
  return content;
}

/* Undefined if the file has an error. */

export const identityOf = ({ modules }: Content) =>
  (modules['identity.ts'] as { identity?: Identity } | undefined)?.identity;

export const companyOf = ({ modules }: Content) =>
  (modules['company.ts'] as { company?: Company } | undefined)?.company;
