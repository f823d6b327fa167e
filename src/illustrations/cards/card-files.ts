import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { cardSize } from './CardFrame';
import { cutCardFonts } from './card-fonts';

export interface CardFile {
  /** The file's name without its ending: the page and the hash of what is drawn. */
  name: string;
  svg: string;
}

let fonts: Promise<Font[]> | undefined;

/** Sets a card: its words become outlines, so that the drawing needs no font any more. */
export async function cardFile(page: string, card: ReactElement): Promise<CardFile> {
  fonts ??= cutCardFonts();
  const svg = await satori(card, { ...cardSize, fonts: await fonts });
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { name: `${page}.${hash}`, svg };
}

/** A card as PNG, the one format that every chat shows; few flat colors need no more than a palette. */
export function cardPng({ svg }: CardFile): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(cardSize.width, cardSize.height)
    .png({ palette: true, colors: 192, effort: 8, compressionLevel: 9, dither: 0 })
    .toBuffer();
}

/** Where a card is served: its name changes with what is drawn, so it may be kept for ever. */
export function cardHref({ name }: CardFile): string {
  return `/social/${name}.png`;
}
