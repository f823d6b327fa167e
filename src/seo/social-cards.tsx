import * as caseStudies from '@content/copy/case-studies';
import * as home from '@content/copy/home';
import * as portfolio from '@content/copy/portfolio';
import { shared } from '@content/copy/shared';
import { identity } from '@content/identity';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2?inline';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { hashedName } from '../illustrations/drawing-file';
import { interpolate } from '../lib/interpolate';
import { type Route, routes } from '../lib/routes';
import { sitePages } from '../site/pages';
import { cardFont, cardSize, SocialCard } from './SocialCard';

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

/** A card as PNG, which every chat shows; a palette is enough for its few flat colors. */
export function cardPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colors: 64, effort: 8, compressionLevel: 9, dither: 0 })
    .toBuffer();
}

let font: Promise<Buffer> | undefined;

const SQUARES = 32;

/** For pages whose name is too short a title. */
const headlines: Partial<Record<Route, string>> = {
  [routes.home]: `${home.hero.titleStart} ${home.hero.titleEnd}`,
  [routes.caseStudies]: caseStudies.hero.title,
  [routes.portfolio]: portfolio.hero.title,
};

/** The words are set as outlines, so that the drawing needs no font. */
export async function socialCardOf(route: Route) {
  const title = headlines[route] ?? (await sitePages())[route].name;
  const { brand } = identity;
  font ??= cutFont();
  const fonts = [{ name: cardFont, data: await font, weight: 400, style: 'normal' } as const];
  const card = <SocialCard brand={brand} title={title} count={SQUARES} />;
  const svg = await satori(card, { ...cardSize, fonts });
  const name = hashedName(route.slice(1).replaceAll('/', '-') || 'home', svg);
  const alt = interpolate(shared.socialCardAlt, { title, brand, count: SQUARES });
  return { href: `/social/${name}.png`, svg, ...cardSize, alt };
}
