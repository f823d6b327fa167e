import { gridSquares, type Square } from '../../lib/squares';
import { themeColor } from '../../lib/theme-colors';
import { heroLeads, heroMeetings, heroStrangers } from '../squares/HeroFigure';
import { Squares } from '../squares/Squares';
import { type CardBrand, CardFrame, cardFamilies } from './CardFrame';
import { imageOf } from './card-image';

export interface HomeCardProps {
  brand: CardBrand;
  titleStart: string;
  titleEnd: string;
  stats: readonly { figure: string; label: string }[];
}

const grid = { count: 20, columns: 5, size: 150, gap: 20 };
const meetings = new Set(heroMeetings.flatMap((days, week) => days.map((day) => week * 5 + day)));

/** Left of it stands the headline, which a card cannot set above a picture. */
const HEADLINE_END = 120;

/** The hero's squares in one drawing, its calendar right of the strangers. */
const squares: readonly Square[] = [
  ...heroStrangers.squares.filter(({ x }) => x > HEADLINE_END),
  ...heroLeads.squares.map((square) => ({ ...square, x: square.x + 330, y: square.y + 90 })),
  ...gridSquares({ ...grid, filled: meetings, state: 'meeting' }).map((square) => ({
    ...square,
    x: square.x + heroStrangers.width + 20,
    y: square.y + 70,
  })),
];

const view = { width: 1120, height: heroStrangers.height };
const height = 330;

/** What draws files knows no classes of the theme. */
const styles = `.fill-current{fill:${themeColor('accent')}}.fill-none{fill:none;stroke:${themeColor('pine-rule')};stroke-width:3}.stroke-on-action{stroke:${themeColor('night')};stroke-width:5}`;

function Plate() {
  const drawing = (
    // biome-ignore lint/a11y/noSvgWithoutTitle: part of a card that has an alternative text.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${view.width} ${view.height}`}>
      <style>{styles}</style>
      <Squares {...view} squares={squares} />
    </svg>
  );
  return (
    <img
      src={imageOf(drawing)}
      alt=""
      width={(height * view.width) / view.height}
      height={height}
      style={{ position: 'absolute', right: 0, top: 96 }}
    />
  );
}

function Stats({ stats }: Pick<HomeCardProps, 'stats'>) {
  return (
    <div
      style={{
        display: 'flex',
        marginTop: 'auto',
        borderTop: `2px solid ${themeColor('pine-rule')}`,
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
            borderLeft: index === 0 ? 'none' : `2px solid ${themeColor('pine-rule')}`,
          }}
        >
          <div
            style={{
              color: themeColor('on-pine'),
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
              color: themeColor('on-pine-2'),
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
export function HomeCard({ brand, titleStart, titleEnd, stats }: HomeCardProps) {
  return (
    <CardFrame brand={brand} surface="pine">
      <Plate />
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
        <div style={{ color: themeColor('accent') }}>{titleEnd}</div>
      </div>
      <Stats stats={stats} />
    </CardFrame>
  );
}
