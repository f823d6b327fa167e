import { brandColors } from '../../lib/brand-colors';
import { card, row, rowMiddle, view } from '../hero-figure/geometry';
import type { HeroFigureProps } from '../hero-figure/HeroFigure';
import { type CardBrand, CardFrame, cardEdge, cardFamilies } from './CardFrame';
import { imageOf } from './card-image';
import { HeroPlate } from './HeroPlate';

export interface HomeCardProps {
  brand: CardBrand;
  titleStart: string;
  titleEnd: string;
  stats: readonly { figure: string; label: string }[];
  figure: HeroFigureProps;
}

const scale = 0.62;

function PlateText({ y, size, children }: { y: number; size: number; children: string }) {
  const height = size * 1.2 * scale;
  return (
    <div
      style={{
        position: 'absolute',
        left: card.text * scale,
        top: y * scale - height / 2,
        height,
        lineHeight: 1.2,
        fontFamily: cardFamilies.display,
        fontSize: size * scale,
      }}
    >
      {children}
    </div>
  );
}

/** The hero's figure with its words: they are set by the card, whose type the drawing does not have. */
function Plate({ figure }: { figure: HeroFigureProps }) {
  const slots = figure.slots.slice(0, row.count);
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        right: cardEdge,
        top: 100,
        color: brandColors.night,
      }}
    >
      <img
        src={imageOf(<HeroPlate {...figure} />)}
        alt=""
        width={view.width * scale}
        height={view.height * scale}
      />
      <PlateText y={card.y + card.header / 2} size={32}>
        {figure.day}
      </PlateText>
      {slots.map(({ time, booked }, index) => (
        <div
          key={time}
          style={{ display: 'flex', color: booked ? brandColors.paper : brandColors.night }}
        >
          <PlateText y={rowMiddle(index)} size={27}>
            {time}
          </PlateText>
        </div>
      ))}
      <PlateText y={card.y + card.height - 37} size={28}>
        {figure.summary}
      </PlateText>
    </div>
  );
}

function Stats({ stats }: Pick<HomeCardProps, 'stats'>) {
  return (
    <div
      style={{
        display: 'flex',
        marginTop: 'auto',
        borderTop: `2px solid ${brandColors.pineRule}`,
      }}
    >
      {stats.map(({ figure: number, label }, index) => (
        <div
          key={label}
          style={{
            display: 'flex',
            flexDirection: 'column',
            width: 268,
            padding: `26px 12px 40px ${index === 0 ? 0 : 26}px`,
            borderLeft: index === 0 ? 'none' : `2px solid ${brandColors.pineRule}`,
          }}
        >
          <div
            style={{
              color: brandColors.lime,
              fontFamily: cardFamilies.figure,
              fontSize: 68,
              lineHeight: 1,
              letterSpacing: -1.2,
            }}
          >
            {number}
          </div>
          <div
            style={{
              marginTop: 8,
              color: brandColors.onPine2,
              fontSize: 25,
              lineHeight: 1.2,
              textWrap: 'balance',
            }}
          >
            {label}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The landing page: its promise, its figure and the four numbers behind it. */
export function HomeCard({ brand, titleStart, titleEnd, stats, figure }: HomeCardProps) {
  return (
    <CardFrame brand={brand} surface="pine">
      <Plate figure={figure} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          marginTop: 92,
          fontFamily: cardFamilies.display,
          fontSize: 90,
          lineHeight: 1,
          letterSpacing: -2.2,
        }}
      >
        <div>{titleStart}</div>
        <div style={{ color: brandColors.lime }}>{titleEnd}</div>
      </div>
      <Stats stats={stats} />
    </CardFrame>
  );
}
