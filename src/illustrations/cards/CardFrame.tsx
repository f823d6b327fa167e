import type { ReactNode } from 'react';
import { themeColor } from '../../lib/theme-colors';
import { BrandMark } from '../../ui/BrandMark';
import { imageOf } from './card-image';

/** What chats and feeds show in full. */
export const cardSize = { width: 1200, height: 630 } as const;
export const cardEdge = 64;

/** Families as satori knows them; each is one static cut. */
export const cardFamilies = { display: 'Display', figure: 'Figure', text: 'Text' } as const;

export const surfaces = {
  pine: { surface: themeColor('pine'), ink: themeColor('on-pine'), quiet: themeColor('on-pine-2') },
  paper: { surface: themeColor('paper'), ink: themeColor('ink'), quiet: themeColor('ink-2') },
} as const;

export type CardGround = keyof typeof surfaces;

export interface CardBrand {
  name: string;
  /** Where the site is, as people say it: 'closewell.example'. */
  host: string;
}

export interface CardLogoProps {
  brand: CardBrand;
  surface: CardGround;
}

/** The mark and the name; on paper the mark is leaf, where the accent would not be seen. */
export function CardLogo({ brand, surface }: CardLogoProps) {
  const color = surface === 'pine' ? themeColor('accent') : themeColor('leaf');
  const mark = imageOf(
    // biome-ignore lint/a11y/noSvgWithoutTitle: part of a card that has an alternative text.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" color={color}>
      <BrandMark />
    </svg>,
  );
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 14 }}>
      <img src={mark} alt="" width={40} height={40} />
      <div
        style={{
          fontFamily: cardFamilies.display,
          fontSize: 36,
          lineHeight: 1,
          letterSpacing: -0.8,
        }}
      >
        {brand.name}
      </div>
    </div>
  );
}

export interface CardFrameProps extends CardLogoProps {
  children: ReactNode;
}

/** The sheet of a card: its surface, the brand and where to find it, and below it what it shows. */
export function CardFrame({ brand, surface, children }: CardFrameProps) {
  const { surface: background, ink, quiet } = surfaces[surface];
  return (
    <div
      style={{
        ...cardSize,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        padding: `${cardEdge - 12}px ${cardEdge}px 0`,
        backgroundColor: background,
        color: ink,
        fontFamily: cardFamilies.text,
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <CardLogo brand={brand} surface={surface} />
        <div style={{ color: quiet, fontSize: 26 }}>{brand.host}</div>
      </div>
      {children}
    </div>
  );
}
