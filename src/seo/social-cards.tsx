import * as caseStudies from '@content/copy/case-studies';
import * as home from '@content/copy/home';
import * as portfolio from '@content/copy/portfolio';
import { shared } from '@content/copy/shared';
import { identity } from '@content/identity';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2?inline';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { loadPages } from '../content/read/pages';
import { loadRecords } from '../content/read/records';
import { contentFolder } from '../content-folder';
import { hashedName } from '../lib/hashed-name';
import { type Route, routes } from '../lib/routes';
import { interpolate } from '../lib/text';
import { industrySurfaces } from '../styles/industry-surfaces';
import { themeColor } from '../styles/theme-colors';
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
const panelSize = { width: 480, height: 630 };
const DRAWING_WIDTH = 416;

const { brand } = identity;
const column = { display: 'flex', flexDirection: 'column' } as const;

const imageOf = (type: string, content: string | Buffer) =>
  `data:image/${type};base64,${Buffer.from(content).toString('base64')}`;

/** A photograph fills the panel; a drawing lies on its ground. */
async function imageNamed(src: string) {
  const size = src.endsWith('.svg') ? { width: DRAWING_WIDTH } : panelSize;
  const image = sharp(`${contentFolder}/images/${src}`).resize(size);
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  return { src: imageOf('png', data), width: info.width, height: info.height };
}

/** Beside the title: the first picture of a client, else the figure of the first case. */
async function findPanel() {
  const [first, ...studies] = await loadRecords('caseStudies');
  if (!first) throw new Error('There is no case study.');
  const works = [first, ...studies, ...(await loadRecords('projects'))];
  const { industry, image } = works.find((work) => work.image) ?? first;
  const { figure, label } = first.results.headline;
  return {
    surface: industrySurfaces[industry].replaceAll('surface-', ''),
    figure,
    image: image && (await imageNamed(image.src)),
    alt: image?.alt ?? `${figure} ${label}`,
  };
}

type Panel = Awaited<ReturnType<typeof findPanel>>;

function SocialCard({ title, panel }: { title: string; panel: Panel }) {
  const { figure, image, surface } = panel;
  return (
    <div style={{ ...cardSize, display: 'flex', lineHeight: 1 }}>
      <div
        style={{
          ...column,
          justifyContent: 'space-between',
          flex: 1,
          padding: '60px 24px 60px 64px',
          backgroundColor: themeColor('pine'),
          color: themeColor('on-pine'),
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 14, fontSize: 40 }}>
          <img src={imageOf('svg+xml', svgIcon())} alt="" width={59} style={{ margin: -7 }} />
          {brand}
        </div>
        <div style={{ fontSize: title.length > 40 ? 72 : 88, letterSpacing: -2 }}>{title}</div>
      </div>
      <div
        style={{
          ...column,
          ...panelSize,
          justifyContent: 'flex-end',
          alignItems: 'center',
          backgroundColor: themeColor('surface', 'light', surface),
          color: themeColor('ink', 'light', surface),
        }}
      >
        {image ? (
          <img {...image} alt="" style={{ marginBottom: image.height < 630 ? 32 : 0 }} />
        ) : (
          <div style={{ fontSize: Math.min(240, 660 / figure.length), marginBottom: 52 }}>
            {figure}
          </div>
        )}
      </div>
    </div>
  );
}

/** For pages whose name is too short as a title. */
const headlines: Partial<Record<Route, string>> = {
  [routes.home]: `${home.hero.titleStart} ${home.hero.titleEnd}`,
  [routes.caseStudies]: caseStudies.hero.title,
  [routes.portfolio]: portfolio.hero.title,
};

/** The words are set as outlines, so that the drawing needs no font. */
export async function renderSocialCard(route: Route) {
  const panel = await findPanel();
  const title = headlines[route] ?? (await loadPages())[route].name;
  const fonts = [await fontFor(brand + title + panel.figure)];
  const svg = await satori(<SocialCard title={title} panel={panel} />, { ...cardSize, fonts });
  const name = hashedName(route.slice(1).replaceAll('/', '-') || 'home', svg);
  const alt = interpolate(shared.socialCardAlt, { title, brand, picture: panel.alt });
  return { href: `/social/${name}.png`, svg, ...cardSize, alt };
}

/** A card as PNG, which every chat shows; with 128 colors a photograph stays below 300 kB. */
export const cardPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ colors: 128, effort: 8, compressionLevel: 9 }).toBuffer();
