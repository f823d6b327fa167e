import { createHash } from 'node:crypto';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2?inline';
import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { cardFont, cardSize } from './SocialCard';

/** Latin with its accents and typographic marks. */
const characters = [
  ...Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'–—‘’“”…−•→✓',
].join('');

/** One static cut of the display face: satori reads neither variations nor woff2. */
function cutFont(): Promise<Buffer> {
  const font = Buffer.from(bricolage.slice(bricolage.indexOf(',') + 1), 'base64');
  const variationAxes = { opsz: 48, wdth: 100, wght: 700 };
  return subsetFont(font, characters, { targetFormat: 'sfnt', variationAxes });
}

let font: Promise<Buffer> | undefined;

export interface CardFile {
  /** The file's name without its ending: the page and a hash of the drawing. */
  name: string;
  svg: string;
}

/** Sets the words of a card as outlines, so that the drawing needs no font. */
export async function cardFile(page: string, card: ReactElement): Promise<CardFile> {
  font ??= cutFont();
  const fonts = [{ name: cardFont, data: await font, weight: 400, style: 'normal' } as const];
  const svg = await satori(card, { ...cardSize, fonts });
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { name: `${page}.${hash}`, svg };
}

/** A card as PNG, which every chat shows; a palette is enough for its few flat colors. */
export function cardPng({ svg }: CardFile): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(cardSize.width, cardSize.height)
    .png({ palette: true, colors: 64, effort: 8, compressionLevel: 9, dither: 0 })
    .toBuffer();
}

/** The address of a card. Its name changes with the drawing, so it may be cached for ever. */
export function cardHref({ name }: CardFile): string {
  return `/social/${name}.png`;
}
