import { formatCount } from '../../lib/format';
import type { Funnel } from '../../schema/funnel';
import { getFitClass } from '../../ui/fit';

/** The companies with which the funnel begins. */
export function ListedCount({ funnel: [listed] }: { funnel: Funnel }) {
  if (!listed) return null;
  const count = formatCount(listed.value);
  return (
    <p className="@container col-span-full flex flex-wrap items-baseline-last gap-x-4 gap-y-2 lg:col-span-6 lg:gap-x-5">
      <span className={`listed-count ${getFitClass(count.length)}`}>{count}</span>{' '}
      <span className="max-w-[6em] text-balance font-display text-subheading">{listed.label}</span>
    </p>
  );
}
