import { renderToStaticMarkup } from 'react-dom/server';
import { themeColor } from '../lib/theme-colors';
import { BrandIcon } from './BrandIcon';
import type { Stage } from './posters/layout';
import { poster } from './posters/poster';
import { gather } from './posters/scattered-forms';

/** Pixels; chats and feeds show this size uncropped. */
export const cardSize = { width: 1200, height: 630 } as const;

export const cardFont = 'Display';

/** Prospects come from above, away from the title. */
const stage: Stage = {
  width: 480,
  height: 630,
  clear: { width: 0, height: 0 },
  field: { x: 40, y: 40, width: 400, height: 550 },
  block: { x: 40, y: 230, width: 400, height: 360 },
  crop: 'xy',
  align: 'xMaxYMin',
  from: 'top',
};

const imageOf = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

export interface SocialCardProps {
  brand: string;
  title: string;
  count: number;
}

export function SocialCard({ brand, title, count }: SocialCardProps) {
  const mark = renderToStaticMarkup(<BrandIcon markShare={1} cornerShare={0} />);
  const counts = { value: count };
  const { svg } = poster('card', { form: gather, counts, stage, industry: 'B2B SaaS' });
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
        src={imageOf(svg)}
        alt=""
        width={stage.width}
        height={stage.height}
        style={{ flexShrink: 0 }}
      />
    </div>
  );
}
