import { withMinusSign } from '../lib/result-figure';

/** Longer figures are smaller, to fit on one line. */
const LONGEST_HUGE = 5;

export function HugeFigure({ figure }: { figure: string }) {
  const [, sign = '', rest = ''] = /^([+−]?)(.*)$/u.exec(withMinusSign(figure)) ?? [];
  const size = figure.length > LONGEST_HUGE ? 'text-figure-large' : 'text-figure-huge';
  return (
    <span className="@container block">
      <span
        className={`-ml-[0.02em] block whitespace-nowrap font-bold font-figure tracking-[-0.02em] forced-color-adjust-none forced-colors:text-[CanvasText] ${size}`}
      >
        {sign && <span className="mr-[0.03em] align-[0.16em] text-[0.7em]">{sign}</span>}
        {rest}
      </span>
    </span>
  );
}
