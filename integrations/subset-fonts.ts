import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { contentFolders } from '../src/content-folder.ts';
import { textFilesIn } from './validate-content/read-content.ts';

const cacheFolder = new URL('../.cache/fonts/', import.meta.url);

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const marksInComponents = '–“”−';

/** For large figures with units; other characters fall back to the display font. */
const figureCharacters = '0123456789$%+-–−.,:/ CKMBTabcdefghijklmnopqrstuvwxyz';

type FontOptions = Parameters<typeof subsetFont>[2];

function usedCharacters(): string {
  const texts = contentFolders.flatMap((folder) =>
    textFilesIn(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const characters = new Set([...printableAscii, ...marksInComponents, ...texts.join('')]);
  return [...characters].sort().join('');
}

async function subset(name: string, source: string, characters: string, options: FontOptions) {
  const original = readFileSync(fileURLToPath(import.meta.resolve(source)));
  const hash = createHash('sha256')
    .update(original)
    .update(JSON.stringify([characters, options]))
    .digest('hex')
    .slice(0, 12);
  const target = new URL(`${name}-${hash}.woff2`, cacheFolder);
  if (!existsSync(target)) {
    mkdirSync(cacheFolder, { recursive: true });
    const font = await subsetFont(original, characters, { targetFormat: 'woff2', ...options });
    writeFileSync(target, font);
  }
  return fileURLToPath(target);
}

const bricolage =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const instrument =
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** Subsets the fonts to the characters, weights and widths in use; returns paths, cached. */
export async function subsetFonts() {
  const used = usedCharacters();
  return {
    display: await subset('display', bricolage, used, {
      variationAxes: { opsz: 48, wdth: 100, wght: 700 },
      // Without ligatures and tabular digits.
      noLayoutClosure: true,
    }),
    figures: await subset('figures', bricolage, figureCharacters, {
      variationAxes: { opsz: 60, wdth: 80, wght: 700 },
    }),
    text: await subset('text', instrument, used, {
      variationAxes: { wght: { min: 400, max: 600 } },
    }),
  };
}
