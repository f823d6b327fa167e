import * as caseStudies from '@content/copy/case-studies';
import * as home from '@content/copy/home';
import * as portfolio from '@content/copy/portfolio';
import { shared } from '@content/copy/shared';
import { identity } from '@content/identity';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2?inline';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { sitePages } from '../content/read/pages';
import { hashedName } from '../drawing/drawing-file';
import { posterFile } from '../drawing/posters/poster';
import { interpolate } from '../lib/interpolate';
import { type Route, routes } from '../lib/routes';
import { themeColor } from '../lib/theme-colors';
import { svgIcon } from './icons';

/** One static cut of the display face: satori reads neither variations nor woff2. */
async function fontFor(text: string) {
  const variable = Buffer.from(bricolage.slice(bricolage.indexOf(',') + 1), 'base64');
  const variationAxes = { opsz: 48, wdth: 100, wght: 700 };
  const data = await subsetFont(variable, text, { targetFormat: 'sfnt', variationAxes });
  return { name: 'Display', data, weight: 400, style: 'normal' } as const;
}

/** Pixels; chats and feeds show this size uncropped. */
const cardSize = { width: 1200, height: 630 };

const { brand } = identity;
const counted = { value: 32 };
const poster = posterFile({ industry: 'B2B SaaS', type: 'Lead Generation', counted }, 'social');

const imageOf = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const textStyle = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  flex: 1,
  padding: '60px 24px 60px 64px',
  backgroundColor: themeColor('pine'),
  color: themeColor('on-pine'),
} as const;

function SocialCard({ title }: { title: string }) {
  return (
    <div style={{ ...cardSize, display: 'flex', lineHeight: 1 }}>
      <div style={textStyle}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 14, fontSize: 40 }}>
          <img src={imageOf(svgIcon())} alt="" width={59} height={59} style={{ margin: -7 }} />
          {brand}
        </div>
        <div style={{ fontSize: title.length > 40 ? 72 : 88, letterSpacing: -2 }}>{title}</div>
      </div>
      <img src={imageOf(poster.svg)} alt="" width={poster.width} height={poster.height} />
    </div>
  );
}

/** For pages whose name is too short a title. */
const headlines: Partial<Record<Route, string>> = {
  [routes.home]: `${home.hero.titleStart} ${home.hero.titleEnd}`,
  [routes.caseStudies]: caseStudies.hero.title,
  [routes.portfolio]: portfolio.hero.title,
};

/** The words are set as outlines, so that the drawing needs no font. */
export async function socialCardOf(route: Route) {
  const title = headlines[route] ?? (await sitePages())[route].name;
  const fonts = [await fontFor(brand + title)];
  const svg = await satori(<SocialCard title={title} />, { ...cardSize, fonts });
  const name = hashedName(route.slice(1).replaceAll('/', '-') || 'home', svg);
  const alt = interpolate(shared.socialCardAlt, { title, brand, count: counted.value });
  return { href: `/social/${name}.png`, svg, ...cardSize, alt };
}

/** A card as PNG, which every chat shows; a palette is enough for its few flat colors. */
export function cardPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colors: 64, effort: 8, compressionLevel: 9, dither: 0 })
    .toBuffer();
}
