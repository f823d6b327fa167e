import { positionOn, scaleFor } from '../../lib/scale';
import type { Square } from '../../lib/squares';
import { themeColor } from '../../lib/theme-colors';
import { Squares } from '../squares/Squares';
import { type CardBrand, CardFrame, cardFamilies } from './CardFrame';
import { imageOf } from './card-image';

export interface CardCase {
  id: string;
  figure: string;
  words: string;
  industry: string;
  timeframe: string;
  /** The course of the figure, from first to last. */
  values: readonly number[];
}

export interface CaseStudiesCardProps {
  brand: CardBrand;
  title: string;
  cases: readonly CardCase[];
}

const chart = { width: 330, height: 124, rows: 4, size: 26, step: 31 } as const;

/** The course of a figure, each value a column of squares on the scale that the page's chart has. */
function columnsOf(values: readonly number[]): Square[] {
  const scale = scaleFor(values);
  return values.flatMap((value, column) => {
    const filled = Math.round(positionOn(scale, value) * chart.rows);
    return Array.from({ length: chart.rows }, (_, row) => ({
      x: column * chart.step,
      y: (chart.rows - 1 - row) * chart.step,
      size: chart.size,
      state: row < filled ? 'lead' : 'open',
    }));
  });
}

const styles = `.fill-current{fill:${themeColor('leaf')}}.fill-none{fill:none;stroke:${themeColor('rule')};stroke-width:2}`;

/** As wide as its column allows: a long course is drawn with smaller squares. */
function Columns({ values }: { values: readonly number[] }) {
  const view = {
    width: Math.max(chart.width, values.length * chart.step),
    height: chart.rows * chart.step,
  };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: part of a card that has an alternative text.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${view.width} ${view.height}`}>
      <style>{styles}</style>
      <Squares {...view} squares={columnsOf(values)} fit="xMinYMax meet" />
    </svg>
  );
}

function Case({ figure, words, industry, timeframe, values }: CardCase) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: chart.width, height: '100%' }}>
      <div
        style={{
          color: themeColor('leaf'),
          fontFamily: cardFamilies.figure,
          fontSize: 112,
          lineHeight: 1,
          letterSpacing: -2.4,
        }}
      >
        {figure}
      </div>
      <div style={{ marginTop: 4, fontSize: 30, fontWeight: 600, lineHeight: 1.2 }}>{words}</div>
      <div style={{ marginTop: 4, color: themeColor('ink-2'), fontSize: 24, lineHeight: 1.3 }}>
        {`${industry}, ${timeframe}`}
      </div>
      <img
        src={imageOf(<Columns values={values} />)}
        alt=""
        width={chart.width}
        height={chart.height}
        style={{ marginTop: 'auto', marginBottom: 28 }}
      />
    </div>
  );
}

/** The case studies: three figures, each with the course it took. */
export function CaseStudiesCard({ brand, title, cases }: CaseStudiesCardProps) {
  return (
    <CardFrame brand={brand} surface="paper">
      <div
        style={{
          marginTop: 44,
          fontFamily: cardFamilies.display,
          fontSize: 72,
          lineHeight: 1,
          letterSpacing: -1.8,
        }}
      >
        {title}
      </div>
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          flexGrow: 1,
          marginTop: 36,
          paddingTop: 22,
          borderTop: `4px solid ${themeColor('ink')}`,
        }}
      >
        {cases.map((one) => (
          <Case key={one.id} {...one} />
        ))}
      </div>
    </CardFrame>
  );
}
