import { hash } from 'node:crypto';
import satori from 'satori';
import sharp from 'sharp';
import { content } from '../data/content';
import { pages } from '../data/pages';
import { contentFolder } from '../data/read-content';
import { type RoutePath, routes } from '../lib/routes';
import { interpolate } from '../lib/template';
import { createFontSubsets } from '../styles/fonts';
import { getThemeColor } from '../styles/theme-colors';
import { getPaletteClass } from '../ui/industry-surfaces';
import { logo } from './icons';

/**
 * Cuts the font of headlines to sfnt, because satori cannot read WOFF2. It is bold; 400 is the weight
 * that satori looks for.
 */
async function createFonts(text: string) {
  const files = await createFontSubsets('display', text, 'sfnt');
  return files.map(
    ({ data }) => ({ name: 'Display', data, weight: 400, style: 'normal' }) as const,
  );
}

/** Pixels. Chats and feeds show this size uncropped. */
const cardSize = { width: 1200, height: 630 };
const panelSize = { width: 480, height: 630 };

const { home, caseStudies, portfolio, shared } = content.copy;
const { brand } = content.site;
const column = { display: 'flex', flexDirection: 'column' } as const;

const createDataUrl = (type: string, content: string | Buffer) =>
  `data:image/${type};base64,${Buffer.from(content).toString('base64')}`;

/** Loads the first picture of a client: a photograph fills the panel, a drawing does not. */
async function loadCardPicture() {
  const records = [...content.caseStudies, ...content.projects];
  const record = records.find(({ image }) => image);
  if (!record?.image) return undefined;
  const { src, alt } = record.image;
  const size = src.endsWith('.svg') ? { width: 416 } : panelSize;
  const image = sharp(`${contentFolder}/images/${src}`).autoOrient().resize(size);
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  const palette = getPaletteClass(record.industry);
  return { src: createDataUrl('png', data), width: info.width, height: info.height, alt, palette };
}

type CardPicture = Awaited<ReturnType<typeof loadCardPicture>>;

function SocialCard({ title, picture }: { title: string; picture: CardPicture }) {
  return (
    <div style={{ ...cardSize, display: 'flex', lineHeight: 1 }}>
      <div
        style={{
          ...column,
          justifyContent: 'space-between',
          flex: 1,
          padding: '60px 24px 60px 64px',
          backgroundColor: getThemeColor('pine'),
          color: getThemeColor('on-pine'),
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 14, fontSize: 40 }}>
          <img src={createDataUrl('svg+xml', logo)} alt="" width={45} />
          {brand}
        </div>
        <div style={{ fontSize: title.length > 40 ? 72 : 88, letterSpacing: -2 }}>{title}</div>
      </div>
      {picture && (
        <div
          style={{
            ...column,
            ...panelSize,
            justifyContent: 'flex-end',
            alignItems: 'center',
            backgroundColor: getThemeColor('palette-surface', 'light', picture.palette),
          }}
        >
          <img
            src={picture.src}
            alt=""
            width={picture.width}
            height={picture.height}
            style={{ marginBottom: picture.height < panelSize.height ? 32 : 0 }}
          />
        </div>
      )}
    </div>
  );
}

/** Titles of pages whose names are too short for a card. */
const cardTitles: Partial<Record<RoutePath, string>> = {
  [routes.home]: `${home.hero.titleStart} ${home.hero.titleEnd}`,
  [routes.caseStudies]: caseStudies.hero.title,
  [routes.portfolio]: portfolio.hero.title,
};

let sharedPicture: ReturnType<typeof loadCardPicture> | undefined;

/** Renders the card of a page as SVG, with words as outlines, so that it needs no font. */
async function renderSocialCard(path: RoutePath) {
  sharedPicture ??= loadCardPicture();
  const picture = await sharedPicture;
  const title = cardTitles[path] ?? pages[path].name;
  const fonts = await createFonts(brand + title);
  const svg = await satori(<SocialCard title={title} picture={picture} />, { ...cardSize, fonts });
  const page = path.slice(1).replaceAll('/', '-') || 'home';
  // Apps cache a card by its address, so a changed card needs a new address.
  const name = `${page}.${hash('sha256', svg).slice(0, 8)}`;
  const alt = picture ? interpolate(shared.socialCardAlt, { title, picture: picture.alt }) : title;
  return { name, href: `/social/${name}.png`, svg, ...cardSize, alt };
}

const cards: Partial<Record<RoutePath, ReturnType<typeof renderSocialCard>>> = {};

/** Returns the card of a page, which is rendered once. */
export function getSocialCard(path: RoutePath) {
  cards[path] ??= renderSocialCard(path);
  return cards[path];
}

/** Converts a card to PNG, which every chat shows. 128 colors keep a photograph below 300 kB. */
export const renderCardPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ colors: 128, effort: 5, compressionLevel: 9 }).toBuffer();
