import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { themeColor } from '../lib/theme-colors';
import { BrandIcon } from './BrandIcon';
import { Poster } from './posters/Poster';
import { palettes } from './posters/palettes';
import { gather } from './posters/scattered-forms';

/** Pixels; chats and feeds show this size uncropped. */
export const cardSize = { width: 1200, height: 630 } as const;

export const cardFont = 'Display';

const field = { width: 480, height: 630 };

const imageOf = (drawing: ReactElement): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderToStaticMarkup(drawing)).toString('base64')}`;

export interface SocialCardProps {
  brand: string;
  title: string;
  count: number;
}

export function SocialCard({ brand, title, count }: SocialCardProps) {
  const mark = <BrandIcon markShare={1} cornerShare={0} />;
  // Prospects come from the right, away from the title.
  const poster = (
    <Poster
      form={gather}
      variant={3}
      counts={{ value: count }}
      box={field}
      palette={palettes['B2B SaaS']}
    />
  );
  const words = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    flex: 1,
    padding: '60px 24px 60px 64px',
    backgroundColor: themeColor('pine'),
    color: themeColor('on-pine'),
  } as const;
  return (
    <div style={{ ...cardSize, display: 'flex', fontFamily: cardFont, lineHeight: 1 }}>
      <div style={words}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 14, fontSize: 40 }}>
          <img src={imageOf(mark)} alt="" width={44} height={44} />
          {brand}
        </div>
        <div style={{ fontSize: title.length > 40 ? 72 : 88, letterSpacing: -2 }}>{title}</div>
      </div>
      <img src={imageOf(poster)} alt="" {...field} style={{ flexShrink: 0 }} />
    </div>
  );
}
