import { renderToStaticMarkup } from 'react-dom/server';
import { themeColor } from '../../lib/theme-colors';
import { BrandMark } from '../../ui/BrandMark';
import { gather } from '../posters/gather';
import type { Form } from '../posters/layout';
import { Poster } from '../posters/Poster';
import { palettes } from '../posters/palettes';

/** What chats and feeds show in full. */
export const cardSize = { width: 1200, height: 630 } as const;

export const cardFont = 'Display';

const field = { width: 480, height: 630 };
const fromTop = 1;

/** Strangers that enter from the top and cross no edge towards the title. */
const gatherInField: Form = (count, box) => {
  const layout = gather(count, box, fromTop);
  return { ...layout, strangers: layout.strangers.filter(({ x, size }) => x > size) };
};

const imageOf = (drawing: React.ReactElement): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderToStaticMarkup(drawing)).toString('base64')}`;

function Logo({ brand }: { brand: string }) {
  const mark = (
    // biome-ignore lint/a11y/noSvgWithoutTitle: part of a card that has an alternative text.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" color={themeColor('accent')}>
      <BrandMark />
    </svg>
  );
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 14 }}>
      <img src={imageOf(mark)} alt="" width={44} height={44} />
      <div style={{ fontSize: 40, letterSpacing: -0.8 }}>{brand}</div>
    </div>
  );
}

export interface SocialCardProps {
  brand: string;
  title: string;
  /** How many squares the field holds. */
  count: number;
}

/** The card of every page: its title, the brand and a field of squares. */
export function SocialCard({ brand, title, count }: SocialCardProps) {
  const poster = (
    <Poster
      form={gatherInField}
      variant={0}
      counts={{ value: count }}
      box={field}
      palette={palettes['B2B SaaS']}
    />
  );
  return (
    <div
      style={{
        ...cardSize,
        display: 'flex',
        backgroundColor: themeColor('pine'),
        color: themeColor('on-pine'),
        fontFamily: cardFont,
        lineHeight: 1,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: cardSize.width - field.width,
          padding: '60px 24px 60px 64px',
        }}
      >
        <Logo brand={brand} />
        <div style={{ fontSize: title.length > 40 ? 72 : 88, letterSpacing: -2 }}>{title}</div>
      </div>
      <img src={imageOf(poster)} alt="" {...field} />
    </div>
  );
}
