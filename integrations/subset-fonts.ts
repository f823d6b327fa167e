import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { contentFolders } from '../src/content-folder.ts';

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const marksInComponents = '–“”−';

/** For large figures with units; other characters fall back to the display font. */
const figureCharacters = '0123456789$%+-–−.,:/ CKMBTabcdefghijklmnopqrstuvwxyz';

function usedCharacters(): string {
  const files = globSync(contentFolders.map((folder) => `${folder}/**/*.{ts,yaml,md}`));
  const texts = files.map((file) => readFileSync(file, 'utf8')).join('');
  return [...new Set([...printableAscii, ...marksInComponents, ...texts])].sort().join('');
}

type Options = Parameters<typeof subsetFont>[2];

async function subset(source: string, characters: string, options: Options) {
  const font = readFileSync(`node_modules/@fontsource-variable/${source}-normal.woff2`);
  const key = hash('sha256', `${font.toString('base64')}${JSON.stringify([characters, options])}`);
  const target = resolve(`.cache/fonts/${key.slice(0, 12)}.woff2`);
  if (!existsSync(target)) {
    mkdirSync('.cache/fonts', { recursive: true });
    const cut = await subsetFont(font, characters, { targetFormat: 'woff2', ...options });
    writeFileSync(target, cut);
  }
  return target;
}

const bricolage = 'bricolage-grotesque/files/bricolage-grotesque-latin-standard';
const instrument = 'instrument-sans/files/instrument-sans-latin-wght';

/** Subsets the fonts to the characters, weights and widths in use; returns paths, cached. */
export async function subsetFonts() {
  const used = usedCharacters();
  return {
    display: await subset(bricolage, used, {
      variationAxes: { opsz: 48, wdth: 100, wght: 700 },
      // Leaves out the glyphs of ligatures and tabular digits, which headlines do not use.
      noLayoutClosure: true,
    }),
    figures: await subset(bricolage, figureCharacters, {
      variationAxes: { opsz: 60, wdth: 80, wght: 700 },
    }),
    text: await subset(instrument, used, { variationAxes: { wght: { min: 400, max: 600 } } }),
  };
}
