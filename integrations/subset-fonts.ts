import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { contentFolders } from '../src/content-folder.ts';
import { textFilesIn } from './validate-content/read-content.ts';

const cacheFolder = new URL('../.cache/fonts/', import.meta.url);

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** Characters that components use. */
const typographicMarks = [...'–—’‘“”…×−©·•→✓'];

/** For large figures with units; other characters fall back to the display font. */
const figureCharacters = '0123456789$%+-–−.,:/ CKMBTabcdefghijklmnopqrstuvwxyz';

interface FontSubset {
  source: string;
  characters: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** Without ligatures and other forms of the characters, such as tabular digits. */
  noLayoutClosure?: boolean;
}

async function usedCharacters(): Promise<string> {
  const characters = new Set([...printableAscii, ...typographicMarks]);
  for (const folder of contentFolders) {
    for (const file of textFilesIn(folder)) {
      for (const character of await readFile(`${folder}/${file}`, 'utf8'))
        characters.add(character);
    }
  }
  return [...characters].sort().join('');
}

async function subset(name: string, { source, characters, axes, noLayoutClosure }: FontSubset) {
  const original = await readFile(fileURLToPath(import.meta.resolve(source)));
  const hash = createHash('sha256')
    .update(original)
    .update(JSON.stringify([characters, axes, noLayoutClosure]))
    .digest('hex')
    .slice(0, 12);
  const target = new URL(`${name}-${hash}.woff2`, cacheFolder);
  if (!existsSync(target)) {
    await mkdir(cacheFolder, { recursive: true });
    const options = { targetFormat: 'woff2', variationAxes: axes, noLayoutClosure } as const;
    await writeFile(target, await subsetFont(original, characters, options));
  }
  return fileURLToPath(target);
}

/** Subsets the fonts to the characters, weights and widths in use; returns paths, cached. */
export async function subsetFonts() {
  const characters = await usedCharacters();
  const bricolage =
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
  const instrument =
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
  const [display, figures, text] = await Promise.all([
    subset('display', {
      source: bricolage,
      characters,
      axes: { opsz: 48, wdth: 100, wght: 700 },
      noLayoutClosure: true,
    }),
    subset('figures', {
      source: bricolage,
      characters: figureCharacters,
      axes: { opsz: 60, wdth: 80, wght: 700 },
    }),
    subset('text', { source: instrument, characters, axes: { wght: { min: 400, max: 600 } } }),
  ]);
  return { display, figures, text };
}
