import { Patterns } from '../../drawing/Patterns';
import { type SquareState, stateClasses } from '../../drawing/square-states';
import type { FunnelStage } from './funnel-stages';
import {
  getMarkLeft,
  getMarkRowsPath,
  getOutlinePath,
  getRowLayout,
  getRowWidth,
  MARK_SIZE,
  type RowLayout,
} from './mark-geometry';

interface MarkProps {
  /** URL of the file with the symbol `thing`. Without one, a square is drawn. */
  src: string | undefined;
  x?: number;
  layout: RowLayout;
}

function Mark({ src, x = 0, layout }: MarkProps) {
  if (src) return <use href={`${src}#thing`} {...MARK_SIZE} x={x} />;
  const y = (layout.rowHeight - MARK_SIZE.width) / 2 + 2;
  return <rect x={x + 2} y={y} width="28" height="28" rx="4" strokeWidth="4" />;
}

interface MarkPatternsProps {
  id: string;
  src: string | undefined;
  stages: readonly FunnelStage[];
}

/** Defines a pattern for each state in use. */
export function MarkPatterns({ id, src, stages }: MarkPatternsProps) {
  const layout = getRowLayout(stages[0]?.drawnAs ?? 'symbols');
  const states = stages.flatMap(({ segments }) => segments.map(({ state }) => state));
  const drawBlock = (state: SquareState) => (
    <use href={`#${id}block`} className={stateClasses[state].mark} />
  );
  return (
    <Patterns
      id={id}
      pitch={getMarkLeft(layout.marksPerBlock, layout)}
      rowPitch={layout.rowPitch}
      patterns={Object.fromEntries(states.map((state) => [state, drawBlock(state)]))}
    >
      <defs>
        <g id={`${id}block`}>
          {Array.from({ length: layout.marksPerBlock }, (_, index) => (
            <Mark
              key={getMarkLeft(index, layout)}
              src={src}
              x={getMarkLeft(index, layout)}
              layout={layout}
            />
          ))}
        </g>
      </defs>
    </Patterns>
  );
}

interface FunnelMarksProps {
  stage: FunnelStage;
  id: string;
  src: string | undefined;
}

/** Draws the marks of a stage twice: in rows for wide windows, and in rows half as long for phones. */
export function FunnelMarks({ stage, id, src }: FunnelMarksProps) {
  const { segments, value, isOutlined, hasExampleLead } = stage;
  const layout = getRowLayout(stage.drawnAs);
  return (['wide', 'narrow'] as const).map((variant) => {
    const perRow = layout.marksPerRow[variant];
    const height = (Math.ceil(value / perRow) - 1) * layout.rowPitch + layout.rowHeight;
    return (
      <svg
        key={variant}
        viewBox={`0 0 ${getRowWidth(perRow, layout)} ${height}`}
        aria-hidden="true"
        className={`w-full keep-colors ${variant === 'wide' ? 'max-md:hidden' : 'max-w-120 md:hidden'}`}
      >
        {hasExampleLead && (
          <g
            transform="rotate(12 16 20)"
            className={stateClasses[segments[0]?.state ?? 'held'].mark}
          >
            <Mark src={src} layout={layout} />
          </g>
        )}
        {segments.map(({ state, start, end }) => (
          <path
            key={state}
            d={getMarkRowsPath(Math.max(start, Number(hasExampleLead)), end, perRow, layout)}
            fill={`url(#${id}${state})`}
          />
        ))}
        {isOutlined && (
          <path
            d={getOutlinePath(value, perRow, layout)}
            className="fill-none stroke-2 stroke-ink [vector-effect:non-scaling-stroke]"
          />
        )}
      </svg>
    );
  });
}
