import { renderToStaticMarkup } from 'react-dom/server';
import { posterFile } from '../illustrations/posters/poster';
import { themeColor } from '../lib/theme-colors';
import { BrandMark } from '../ui/Logo';

/** Pixels; chats and feeds show this size uncropped. */
export const cardSize = { width: 1200, height: 630 } as const;

export const cardFont = 'Display';

const imageOf = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

export interface SocialCardProps {
  brand: string;
  title: string;
  count: number;
}

export function SocialCard({ brand, title, count }: SocialCardProps) {
  const mark = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true">
      <g color={themeColor('accent')}>
        <BrandMark />
      </g>
    </svg>,
  );
  const record = {
    industry: 'B2B SaaS',
    type: 'Lead Generation',
    counted: { value: count },
  } as const;
  const poster = posterFile(record, 'social');
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
      <img
        src={imageOf(poster.svg)}
        alt=""
        width={poster.width}
        height={poster.height}
        style={{ flexShrink: 0 }}
      />
    </div>
  );
}
