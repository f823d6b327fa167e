import { StateSquare } from '../../drawing/StateSquare';
import { stateClasses } from '../../drawing/square-states';
import { formatCount } from '../../lib/format';
import type { LaterStage } from './funnel-geometry';

interface StageBarsProps {
  stages: readonly LaterStage[];
  /** Where each stage begins in the row of squares, in percent; undefined without squares. */
  starts: readonly number[] | undefined;
}

/** In wide windows, each stage has a bar below its squares, and the bars look like stairs. */
export function StageBars({ stages, starts }: StageBarsProps) {
  return (
    <div className="relative mt-3 break-inside-avoid md:mt-4">
      {starts && (
        <svg aria-hidden="true" className="absolute size-full max-md:hidden">
          {stages.map(({ label, state }, index) => (
            <rect
              key={label}
              x={`${starts[index]}%`}
              y={`${(100 * index) / stages.length}%`}
              width={`${Math.round(1000 - 10 * (starts[index] ?? 0)) / 10}%`}
              height="6"
              rx="2"
              className={stateClasses[state].shape}
            />
          ))}
        </svg>
      )}
      <ol>
        {stages.map(({ value, label, state }, index) => {
          const start = starts?.[index] ?? 0;
          // The bar is too short for its label, which stands before it.
          const isShort = start > 75;
          return (
            <li key={label} className={isShort ? 'stage-label md:justify-end' : 'stage-label'}>
              {start > 0 && (
                <svg
                  aria-hidden="true"
                  width={`${isShort ? 100 - start : start}%`}
                  height="1"
                  className={`min-w-0 max-md:hidden ${isShort ? 'order-last' : 'shrink-[999]'}`}
                />
              )}
              <b>{formatCount(value)}</b> <span>{label}</span>{' '}
              {state === 'deal' && <StateSquare state={state} className="size-4!" />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
