import { formatMoney } from '../../lib/format';
import { getFitClass } from './numeral-fit';

interface DifferenceCellProps {
  amount: number;
  /** The gains of all plans, which share one scale; undefined for a loss. */
  gains: readonly number[] | undefined;
  isMain: boolean;
}

/** Sets a gain large and a loss small. */
export function DifferenceCell({ amount, gains, isMain }: DifferenceCellProps) {
  const gainSize = isMain
    ? 'text-[min(6.5rem,var(--fit))]'
    : 'text-[clamp(min(1.375rem,var(--fit)),var(--fit)*0.66,4rem)]';
  const lossSize = isMain ? 'text-[min(2.25rem,var(--fit)*0.6)]' : 'numeral';
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops roles if CSS changes `display`.
      role="cell"
      className={`@container ${getFitClass((gains ?? [amount]).map(formatMoney))}`}
    >
      <p
        className={`-ml-[0.02em] whitespace-nowrap font-bold font-figure leading-[0.8] tracking-normal! ${gains ? gainSize : lossSize} ${gains && isMain ? 'text-accent' : ''}`}
      >
        {formatMoney(amount)}
      </p>
    </td>
  );
}
