import * as caseStudies from '@content/copy/case-studies';
import * as home from '@content/copy/home';
import * as portfolio from '@content/copy/portfolio';
import { shared } from '@content/copy/shared';
import { identity } from '@content/identity';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2?inline';
import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { hashedName } from '../illustrations/drawing-file';
import { cardFont, cardSize, SocialCard } from '../illustrations/SocialCard';
import { interpolate } from '../lib/interpolate';
import { type Route, routes } from '../lib/routes';
import { sitePages } from '../site/pages';

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

/** Sets the words of a card as outlines, so that the drawing needs no font. */
async function cardFile(page: string, card: ReactElement) {
  font ??= cutFont();
  const fonts = [{ name: cardFont, data: await font, weight: 400, style: 'normal' } as const];
  const svg = await satori(card, { ...cardSize, fonts });
  const name = hashedName(page, svg);
  return { name, href: `/social/${name}.png`, svg };
}

/** A card as PNG, which every chat shows; a palette is enough for its few flat colors. */
export function cardPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colors: 64, effort: 8, compressionLevel: 9, dither: 0 })
    .toBuffer();
}

const SQUARES = 32;

/** For pages whose name is too short a title. */
const headlines: Partial<Record<Route, string>> = {
  [routes.home]: `${home.hero.titleStart} ${home.hero.titleEnd}`,
  [routes.caseStudies]: caseStudies.hero.title,
  [routes.portfolio]: portfolio.hero.title,
};

export async function socialCardOf(route: Route) {
  const title = headlines[route] ?? (await sitePages())[route].name;
  const { brand } = identity;
  const card = <SocialCard brand={brand} title={title} count={SQUARES} />;
  const file = await cardFile(route.slice(1).replaceAll('/', '-') || 'home', card);
  const alt = interpolate(shared.socialCardAlt, { title, brand, count: SQUARES });
  return { ...file, ...cardSize, alt };
}
