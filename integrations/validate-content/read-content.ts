import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { contentFolder, getAliases } from '../../src/data/content-folder.ts';
import type { Company, Identity } from '../../src/schema/site.ts';

interface Modules extends Record<string, object | undefined> {
  'identity.ts'?: { identity?: Identity };
  'company.ts'?: { company?: Company };
}

/** Keys are paths in the folder; keys of pictures are paths in `images/`. */
export interface Content {
  folder: string;
  texts: Record<string, string>;
  /** Exports of each TypeScript file, or its error. */
  modules: Modules;
  /** Pixels of each file in `images/`; 0 if it is no picture, or its name cannot be imported. */
  imageWidths: Record<string, number>;
}

/** Runs a module. `import()` would cache it, but `npm run dev` needs the changed file. */
async function runModule(path: string, alias: Record<string, string>): Promise<object> {
  try {
    const options = { logLevel: 'silent', resolve: { alias } } as const;
    return (await runnerImport<object>(path, options)).module;
  } catch (error) {
    const { id } = error as { id?: string };
    // A syntax error in a file that this one imports is reported there.
    return id === undefined || id === path ? (error as Error) : {};
  }
}

async function widthOf(path: string): Promise<number> {
  try {
    const content = await readFile(path);
    const { format, autoOrient } = await sharp(content).metadata();
    const isNamedSvg = extname(path).toLowerCase() === '.svg';
    if (isNamedSvg !== (format === 'svg')) return 0;
    // Browsers show no image without its namespace.
    return isNamedSvg && !content.includes('http://www.w3.org/2000/svg') ? 0 : autoOrient.width;
  } catch {
    return 0;
  }
}

export async function readContent(root = '.', folder = contentFolder): Promise<Content> {
  const content: Content = { folder, texts: {}, modules: {}, imageWidths: {} };
  const { texts, modules, imageWidths } = content;
  const pathOf = (file: string) => resolve(root, folder, file);
  const alias = getAliases(pathOf('.'));
  const files = globSync('**/*.{ts,yaml,md}', { cwd: pathOf('.') });
  for (const file of files.sort()) {
    texts[file] = (await readFile(pathOf(file), 'utf8')).replaceAll('\r\n', '\n');
    if (file.endsWith('.ts')) modules[file] = await runModule(pathOf(file), alias);
  }
  for (const file of globSync('*', { cwd: pathOf('images') })) {
    imageWidths[file] = file.includes('?') ? 0 : await widthOf(pathOf(`images/${file}`));
  }
  return content;
}
