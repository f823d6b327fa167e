import { StateSquare } from '../../drawing/StateSquare';
import { formatCount } from '../../lib/format';
import type { BracketStep } from './funnel-grid';

interface BracketsProps {
  steps: readonly BracketStep[];
  /** Where each step begins in the row of squares, in percent; undefined without squares. */
  starts: readonly number[] | undefined;
}

/**
 * Lists the steps. In wide windows a bracket leads from each to its squares: the innermost, which
 * is the last step, is at the top.
 */
export function Brackets({ steps, starts }: BracketsProps) {
  return (
    <div className="relative mt-3 break-inside-avoid md:mt-4">
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
                width={`${Math.round(1000 - 10 * start) / 10}%`}
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
            <li key={label} className="bracket-step">
              {start > 0 && (
                <svg
                  aria-hidden="true"
                  width={`${start}%`}
                  height="1"
                  className="min-w-0 shrink-[999] max-md:hidden"
                />
              )}
              <b className={isClose ? 'md:pl-2' : undefined}>{formatCount(value)}</b>{' '}
              <span>{label}</span>{' '}
              {states.map((state) => (
                <StateSquare key={state} state={state} className="ml-1 size-4!" />
              ))}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
