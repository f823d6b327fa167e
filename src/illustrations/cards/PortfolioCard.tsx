import { themeColor } from '../../lib/theme-colors';
import { type CardBrand, CardLogo, cardEdge, cardFamilies, cardSize, surfaces } from './CardFrame';
import { imageOfSvg } from './card-image';

export interface PortfolioCardProps {
  brand: CardBrand;
  title: string;
  /** What there is to see, in a few words. */
  summary: string;
  /** The pictures of the projects, as SVG. */
  pictures: readonly string[];
}

const gallery = { columns: 3, rows: 4, gap: 14, tile: { width: 262, height: 164 } } as const;

function Gallery({ pictures }: Pick<PortfolioCardProps, 'pictures'>) {
  const { columns, rows, gap, tile } = gallery;
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        flexShrink: 0,
        gap,
        width: columns * (tile.width + gap),
        marginTop: -34,
      }}
    >
      {pictures.slice(0, columns * rows).map((svg) => (
        <img
          key={svg}
          src={imageOfSvg(svg)}
          alt=""
          {...tile}
          style={{ border: `2px solid ${themeColor('pine-rule')}`, borderRadius: 14 }}
        />
      ))}
    </div>
  );
}

/** The portfolio: a wall of its own pictures, cut off by the edge because there are more. */
export function PortfolioCard({ brand, title, summary, pictures }: PortfolioCardProps) {
  const { surface, ink } = surfaces.pine;
  return (
    <div
      style={{
        ...cardSize,
        display: 'flex',
        overflow: 'hidden',
        backgroundColor: surface,
        color: ink,
        fontFamily: cardFamilies.text,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flexShrink: 0,
          boxSizing: 'border-box',
          width: 452,
          padding: `${cardEdge - 12}px 36px ${cardEdge - 12}px ${cardEdge}px`,
        }}
      >
        <CardLogo brand={brand} surface="pine" />
        <div
          style={{
            marginTop: 'auto',
            fontFamily: cardFamilies.display,
            fontSize: 69,
            lineHeight: 0.98,
            letterSpacing: -1.7,
          }}
        >
          {title}
        </div>
        <div
          style={{
            marginTop: 24,
            color: themeColor('accent'),
            fontSize: 30,
            lineHeight: 1.25,
            textWrap: 'balance',
          }}
        >
          {summary}
        </div>
      </div>
      <Gallery pictures={pictures} />
    </div>
  );
}
