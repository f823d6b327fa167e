import { brandColors } from '../../lib/brand-colors';
import { positionOn, scaleFor } from '../../lib/scale';
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

const curve = { width: 330, height: 150, stroke: 7 } as const;

/** The course of a figure as one line over its area, drawn on the scale that the page's chart has. */
function Curve({ values }: { values: readonly number[] }) {
  const { width, height, stroke } = curve;
  const scale = scaleFor(values);
  const points = values.map((value, index) => ({
    x: stroke + (index * (width - 3 * stroke)) / (values.length - 1),
    y: height - 2 * stroke - positionOn(scale, value) * (height - 4 * stroke),
  }));
  const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const first = points.at(0)?.x ?? 0;
  const last = points.at(-1) ?? { x: width, y: 0 };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: part of a card that has an alternative text.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <path d={`M${path}V${height}H${first}z`} fill={brandColors.lime} fillOpacity="0.55" />
      <path
        d={`M${path}`}
        fill="none"
        stroke={brandColors.leaf}
        strokeWidth={stroke}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={last.x} cy={last.y} r={stroke * 1.7} fill={brandColors.leaf} />
    </svg>
  );
}

function Case({ figure, words, industry, timeframe, values }: CardCase) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: curve.width, height: '100%' }}>
      <div
        style={{
          color: brandColors.leaf,
          fontFamily: cardFamilies.figure,
          fontSize: 112,
          lineHeight: 1,
          letterSpacing: -2.4,
        }}
      >
        {figure}
      </div>
      <div style={{ marginTop: 4, fontSize: 30, fontWeight: 600, lineHeight: 1.2 }}>{words}</div>
      <div style={{ marginTop: 4, color: brandColors.ink2, fontSize: 24, lineHeight: 1.3 }}>
        {`${industry}, ${timeframe}`}
      </div>
      <img
        src={imageOf(<Curve values={values} />)}
        alt=""
        width={curve.width}
        height={curve.height}
        style={{ marginTop: 'auto' }}
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
          borderTop: `4px solid ${brandColors.ink}`,
        }}
      >
        {cases.map((one) => (
          <Case key={one.id} {...one} />
        ))}
      </div>
    </CardFrame>
  );
}
