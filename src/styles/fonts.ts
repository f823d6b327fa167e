import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** The fonts in the order in which pages request them, the largest first. `theme.css` names each `cssVariable` in a token. */
export const fonts = {
  text: {
    family: 'Instrument Sans',
    cssVariable: '--font-instrument',
    fallback: 'Instrument DejaVu',
    weight: '400 600',
    packageName: 'instrument-sans',
    fileAxes: 'wght',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  display: {
    family: 'Bricolage Grotesque',
    cssVariable: '--font-bricolage',
    fallback: 'Bricolage DejaVu',
    weight: '700',
    packageName: 'bricolage-grotesque',
    fileAxes: 'standard',
    variationAxes: { opsz: 48, wdth: 100, wght: 700 },
  },
  figures: {
    family: 'Bricolage Figures',
    cssVariable: '--font-bricolage-figures',
    fallback: 'Figures DejaVu',
    weight: '700',
    packageName: 'bricolage-grotesque',
    fileAxes: 'standard',
    variationAxes: { opsz: 60, wdth: 80, wght: 700 },
  },
} as const;

interface FontFile {
  /** Named as Fontsource does: `latin`, `latin-ext`. */
  subset: string;
  /** In the syntax of CSS `unicode-range`. */
  range: string;
  data: Buffer;
}

/** Converts 'U+0000-00FF,U+0131' to a set of characters. */
function patternOf(range: string): RegExp {
  const set = range.replace(/(?:U\+|(?<=-))([\dA-F]+),?/g, '\\u{$1}');
  return new RegExp(`[${set}]`, 'u');
}

/** Returns a file for each subset of Fontsource that the characters need, with these characters alone. */
export async function createFontSubsets(
  name: keyof typeof fonts,
  characters: Iterable<string>,
): Promise<FontFile[]> {
  const { packageName, fileAxes, variationAxes } = fonts[name];
  const folder = `node_modules/@fontsource-variable/${packageName}`;
  const ranges: Record<string, string> = JSON.parse(readFileSync(`${folder}/unicode.json`, 'utf8'));
  const files: FontFile[] = [];
  let remaining = new Set(characters);
  // If several subsets have a character, the first in alphabetical order, `latin`, takes it.
  for (const [subset, range] of Object.entries(ranges).sort()) {
    const pattern = patternOf(range);
    const used = new Set([...remaining].filter((character) => pattern.test(character)));
    if (used.size === 0) continue;
    remaining = remaining.difference(used);
    const font = readFileSync(`${folder}/files/${packageName}-${subset}-${fileAxes}-normal.woff2`);
    const text = [...used].sort().join('');
    files.push({
      subset,
      range,
      data: await subsetFont(font, text, {
        targetFormat: 'woff2',
        variationAxes,
        // Leaves out the glyphs of ligatures and tabular digits, which no style asks for.
        noLayoutClosure: true,
      }),
    });
  }
  return files;
}
