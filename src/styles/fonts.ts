import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** The fonts in the order in which pages request them, the largest first. `theme.css` names each `cssVariable` in a token. */
export const fonts = {
  text: {
    name: 'Instrument Sans',
    cssVariable: '--font-instrument',
    fallback: 'Instrument DejaVu',
    weight: '400 600',
    family: 'instrument-sans',
    axes: 'wght',
    options: { variationAxes: { wght: { min: 400, max: 600 } } },
  },
  display: {
    name: 'Bricolage Grotesque',
    cssVariable: '--font-bricolage',
    fallback: 'Bricolage DejaVu',
    weight: '700',
    family: 'bricolage-grotesque',
    axes: 'standard',
    // `noLayoutClosure` leaves out the glyphs of ligatures and tabular digits, which headlines do not use.
    options: { variationAxes: { opsz: 48, wdth: 100, wght: 700 }, noLayoutClosure: true },
  },
  figures: {
    name: 'Bricolage Figures',
    cssVariable: '--font-bricolage-figures',
    fallback: 'Figures DejaVu',
    weight: '700',
    family: 'bricolage-grotesque',
    axes: 'standard',
    options: { variationAxes: { opsz: 60, wdth: 80, wght: 700 }, noLayoutClosure: true },
  },
} as const;

interface FontFile {
  /** Named as Fontsource does: `latin`, `latin-ext`. */
  script: string;
  /** In the syntax of CSS `unicode-range`. */
  range: string;
  data: Buffer;
}

/** Converts 'U+0000-00FF,U+0131' to a set of characters. */
function patternOf(range: string): RegExp {
  const set = range.replace(/(?:U\+|(?<=-))([\dA-F]+),?/g, '\\u{$1}');
  return new RegExp(`[${set}]`, 'u');
}

/** Cuts a font to the characters. Returns a file for each script that they need. */
export async function cutFont(
  name: keyof typeof fonts,
  characters: Iterable<string>,
  targetFormat: 'woff2' | 'sfnt',
): Promise<FontFile[]> {
  const { family, axes, options } = fonts[name];
  const folder = `node_modules/@fontsource-variable/${family}`;
  const ranges: Record<string, string> = JSON.parse(readFileSync(`${folder}/unicode.json`, 'utf8'));
  const files: FontFile[] = [];
  let remaining = new Set(characters);
  // If several scripts have a character, the first in alphabetical order, `latin`, takes it.
  for (const [script, range] of Object.entries(ranges).sort()) {
    const pattern = patternOf(range);
    const used = new Set([...remaining].filter((character) => pattern.test(character)));
    if (used.size === 0) continue;
    remaining = remaining.difference(used);
    const font = readFileSync(`${folder}/files/${family}-${script}-${axes}-normal.woff2`);
    const text = [...used].sort().join('');
    files.push({ script, range, data: await subsetFont(font, text, { targetFormat, ...options }) });
  }
  return files;
}
