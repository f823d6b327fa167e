import type { ReactNode } from 'react';
import type { Funnel } from '../../schema/funnel';
import { stages as stageOrder } from '../../schema/vocabulary';

type Stage = Funnel[number]['stage'];

/** About how many columns there are for each row. */
const aspects = { wide: 15, narrow: 7 };

type Layout = keyof typeof aspects;

/** Each square has a cell of 20 by 20. */
const CELL = 20;
const GAP = 6;
const square = { x: GAP / 2, y: GAP / 2, width: CELL - GAP, height: CELL - GAP, rx: 2 };
const outline = { x: 4, y: 4, width: 12, height: 12, rx: 1.5 };
const check = <path key="check" d="M7 10l2 2 4-4" className="gate-check" />;

const drawings: Record<Stage, ReactNode> = {
  listed: <rect {...outline} className="gate-replied" />,
  replied: <rect {...outline} className="gate-replied" />,
  qualified: <rect {...square} className="gate-qualified" />,
  booked: <rect {...outline} className="gate-booked" />,
  held: [<rect key="square" {...square} className="gate-held" />, check],
  opened: [<rect key="square" {...square} className="gate-opened" />, check],
  won: [<rect key="square" {...square} className="gate-opened" />, check],
};

/** `PassedSquares` fill the companies of each stage with one of these. */
export const SquarePatterns = ({ stages }: { stages: Funnel }) => (
  // `display: none` would remove the patterns.
  <svg aria-hidden="true" className="absolute size-0">
    {stages.map(({ stage }) => (
      <pattern
        key={stage}
        id={`gate_${stage}`}
        width={CELL}
        height={CELL}
        patternUnits="userSpaceOnUse"
      >
        {drawings[stage]}
      </pattern>
    ))}
  </svg>
);

function getGrid([first]: Funnel, layout: Layout) {
  const total = first?.value ?? 0;
  const rows = Math.max(1, Math.round(Math.sqrt(total / aspects[layout])));
  return { rows, columns: Math.max(Math.ceil(total / rows), 2 * aspects[layout]) };
}

/** Returns where the squares of each stage begin, in percent of the width. */
export function getStarts(stages: Funnel, layout: Layout) {
  const { rows, columns } = getGrid(stages, layout);
  return stages.map(({ value }) => {
    const start = (columns - Math.ceil(value / rows)) / (columns - GAP / CELL);
    return Math.round(10_000 * start) / 100;
  });
}

interface PassedSquaresProps {
  stages: Funnel;
  layout: Layout;
  /** The stage that the lead reached. They hang in the wall, so that their place is empty. */
  leadStage: Stage | undefined;
  className: string;
}

/** Draws a square for each company, in columns from right to left: first those that came furthest. */
export function PassedSquares({ stages, layout, leadStage, className }: PassedSquaresProps) {
  const { rows, columns } = getGrid(stages, layout);
  /** The left edge of the first `count` squares in a row, the bottom one being 0. */
  const edge = (count: number, row: number) =>
    CELL * (columns - Math.max(0, Math.ceil((count - row) / rows)));
  const getArea = (count: number, furtherCount: number) =>
    Array.from({ length: rows }, (_, row) => {
      const y = CELL * (rows - 1 - row);
      return `M${edge(count, row)} ${y}V${y + CELL}H${edge(furtherCount, row)}V${y}`;
    }).join('');
  const further = leadStage
    ? stages.find(({ stage }) => stageOrder.indexOf(stage) > stageOrder.indexOf(leadStage))
    : undefined;
  const place = further?.value ?? 0;
  const hole = `M${edge(place + 1, place % rows)} ${CELL * (rows - 1 - (place % rows))}h20v20h-20`;
  return (
    <svg
      viewBox={`${GAP / 2} ${GAP / 2} ${CELL * columns - GAP} ${CELL * rows - GAP}`}
      aria-hidden="true"
      className={`w-full keep-colors ${className}`}
    >
      {stages.map(({ stage, value }, index) => (
        <path
          key={stage}
          d={getArea(value, stages[index + 1]?.value ?? 0) + (stage === leadStage ? hole : '')}
          fillRule="evenodd"
          fill={`url(#gate_${stage})`}
        />
      ))}
    </svg>
  );
}
