import { StateSquare } from '../../drawing/StateSquare';
import { formatCount } from '../../lib/format';
import type { GateStep } from './gate';

interface BracketsProps {
  steps: readonly GateStep[];
  /** Where each step begins in the row of squares, in percent; none without a row. */
  starts: readonly number[] | undefined;
}

/**
 * Lists the steps. In wide windows a bracket leads from each to its squares: the innermost, which
 * is the last step, is at the top.
 */
export function Brackets({ steps, starts }: BracketsProps) {
  return (
    <div className="relative mt-3 md:mt-4">
      {starts && (
        <svg
          aria-hidden="true"
          className="absolute size-full overflow-visible fill-none stroke-ink-muted [clip-path:inset(-0.75rem_-1px_-1px)] max-md:hidden"
        >
          {steps.map(({ label }, index) => {
            const start = starts[index] ?? 0;
            const bottom = (100 * (steps.length - 1 - index)) / steps.length;
            return (
              <rect
                key={label}
                x={`${start}%`}
                y="-100%"
                width={`${100 - start}%`}
                height={`${100 + bottom}%`}
                rx="4"
              />
            );
          })}
        </svg>
      )}
      <ol className={starts && 'md:flex md:flex-col-reverse'}>
        {steps.map(({ value, label, states }, index) => {
          const start = starts?.[index] ?? 0;
          // A label that begins close to the bracket around it would touch its line.
          const isClose = index > 0 && start - (starts?.[index - 1] ?? 0) < 1;
          return (
            <li
              key={label}
              className="relative flex items-center border-rule max-md:border-t md:h-12 md:pt-1"
            >
              {start > 0 && (
                <svg
                  aria-hidden="true"
                  width={`${start}%`}
                  height="1"
                  className="min-w-0 shrink-[999] max-md:hidden"
                />
              )}
              <p
                className={`flex grow items-center gap-x-3 py-2 max-md:w-full md:mr-[6%] md:min-w-0 md:grow-0 md:bg-surface md:py-0 ${isClose ? 'md:pl-2' : ''}`}
              >
                <span className="min-w-14 font-bold font-figure text-figure md:min-w-0">
                  {formatCount(value)}
                </span>{' '}
                <span className="grow md:grow-0">{label}</span>{' '}
                <span className="flex shrink-0 items-center gap-1">
                  {states.map((state) => (
                    <StateSquare key={state} state={state} className="size-4!" />
                  ))}
                </span>
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
