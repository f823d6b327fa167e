import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { contentFolder, ownersFolder } from '../src/data/folder.ts';

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const signsInComponents = '–“”−';

/** Characters of large figures with units. Others fall back to the display font. */
const figureCharacters = '0123456789$%+-–−.,:/ CKMBTabcdefghijklmnopqrstuvwxyz';

const bricolage = 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal';
const instrument = 'instrument-sans/files/instrument-sans-latin-wght-normal';

function usedCharacters(): string {
  const files = globSync(`{${ownersFolder},${contentFolder}}/**/*.{ts,yaml,md}`);
  const texts = files.map((file) => readFileSync(file, 'utf8')).join('');
  return [...new Set([...printableAscii, ...signsInComponents, ...texts])].sort().join('');
}

type Options = Parameters<typeof subsetFont>[2];

async function subset(name: string, source: string, characters: string, options: Options) {
  const font = readFileSync(`node_modules/@fontsource-variable/${source}.woff2`);
  const path = resolve(`.cache/fonts/${name}.woff2`);
  mkdirSync('.cache/fonts', { recursive: true });
  writeFileSync(path, await subsetFont(font, characters, { targetFormat: 'woff2', ...options }));
  return path;
}

/** Subsets the fonts to the characters in use when Astro starts, and returns their paths. */
export async function subsetFonts() {
  const used = usedCharacters();
  return {
    display: await subset('display', bricolage, used, {
      variationAxes: { opsz: 48, wdth: 100, wght: 700 },
      // Leaves out the glyphs of ligatures and tabular digits, which headlines do not use.
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
