import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2?inline';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?inline';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { cardFamilies } from './CardFrame';

/** Latin with its accents and the marks of typesetting: enough for whatever the content says. */
const characters = [
  ...Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'–—‘’“”…−•→✓',
].join('');

/** One static cut of a variable font; what sets the cards reads neither variations nor woff2. */
function cut(dataAddress: string, axes: Record<string, number>): Promise<Buffer> {
  const font = Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');
  return subsetFont(font, characters, { targetFormat: 'sfnt', variationAxes: axes });
}

/** The same faces, widths and weights as on the pages. */
export async function cutCardFonts(): Promise<Font[]> {
  const [display, figure, text, strong] = await Promise.all([
    cut(bricolage, { opsz: 48, wdth: 100, wght: 700 }),
    cut(bricolage, { opsz: 60, wdth: 80, wght: 700 }),
    cut(instrument, { wght: 400 }),
    cut(instrument, { wght: 600 }),
  ]);
  return [
    { name: cardFamilies.display, data: display, weight: 400, style: 'normal' },
    { name: cardFamilies.figure, data: figure, weight: 400, style: 'normal' },
    { name: cardFamilies.text, data: text, weight: 400, style: 'normal' },
    { name: cardFamilies.text, data: strong, weight: 600, style: 'normal' },
  ];
}
