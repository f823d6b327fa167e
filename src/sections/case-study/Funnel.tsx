import { formatCount, formatFraction } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { Funnel as Steps } from '../../schema/records';

export interface FunnelProps {
  steps: Steps;
  /** The ratio has the large title. */
  isBelowRatio: boolean;
  copy: Record<'from' | 'share', string>;
}

const isMeeting = ({ stage }: Steps[number]) => stage === 'booked' || stage === 'held';

/** The first step in words, then a bar for each step, all on the scale of the second. */
export function Funnel({ steps, isBelowRatio, copy }: FunnelProps) {
  const [first, ...others] = steps;
  const largest = others[0]?.value ?? 1;
  if (!first) return null;
  const { value, label } = first;
  return (
    <figure className="flex grow flex-col">
      <figcaption
        className={
          isBelowRatio
            ? 'mb-4 font-semibold'
            : 'mb-6 font-bold font-display text-subheading tracking-[-0.02em]'
        }
      >
        {interpolate(copy.from, { count: formatCount(value), label })}
      </figcaption>
      <ol className="grid grow grid-cols-[auto_1fr] content-between gap-x-4 gap-y-4 sm:gap-x-6">
        {others.map((step, index) => {
          const before = steps[index]?.value ?? step.value;
          const share = formatFraction(step.value / before);
          const width = `${Math.max(0.6, (100 * step.value) / largest)}%`;
          return (
            <li
              key={step.stage}
              className="col-span-2 grid grid-cols-subgrid items-start print:break-inside-avoid"
            >
              <span className="font-bold font-figure text-figure leading-[0.85] tracking-[-0.015em]">
                {formatCount(step.value)}
              </span>
              <span>
                <svg
                  aria-hidden="true"
                  className={`block h-4 w-full sm:h-5 ${isMeeting(step) ? 'fill-meeting' : 'fill-qualified'}`}
                >
                  <rect width={width} height="100%" rx="3" />
                </svg>
                <span className="mt-1.5 flex flex-wrap gap-x-3 text-small">
                  {step.label}{' '}
                  <span className="text-ink-2 tabular">
                    {interpolate(copy.share, { share, before: formatCount(before) })}
                  </span>
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
