import { StateSquare } from '../../drawing/StateSquare';
import type { HowCopy } from '../../schema/copy/home';
import type { StairStep } from './funnel-grid';

const states = ['prospect', 'qualified', 'booked', 'held'] as const;

interface FunnelLegendProps {
  className: string;
  steps: readonly StairStep[];
  copy: HowCopy['legend'];
}

/** Says what the squares stand for. Deals are held meetings in a contour, which their step shows. */
export function FunnelLegend({ steps, copy, className }: FunnelLegendProps) {
  const used = states.filter(
    (state) =>
      state === 'prospect' ||
      steps.some((step) => step.state === state || (step.state === 'deal' && state === 'held')),
  );
  return (
    <ul
      aria-label={copy.label}
      className={`mt-3 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-5 gap-y-1 text-ink-muted text-small *:flex *:items-center *:gap-x-2 sm:flex-wrap sm:gap-x-8 md:mt-4 lg:gap-y-2 ${className}`}
    >
      {used.map((state) => (
        <li key={state}>
          <StateSquare state={state} className="size-4!" />
          {copy[state]}
        </li>
      ))}
    </ul>
  );
}
