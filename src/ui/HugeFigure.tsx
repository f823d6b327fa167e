import { withMinusSign } from '../lib/result-figure';

export interface HugeFigureProps {
  figure: string;
}

/** A longer figure is set smaller, so that it stays on one line. */
const LONGEST_HUGE = 6;

/** The figure, with its sign set apart: smaller, and off the first digit. */
export function HugeFigure({ figure }: HugeFigureProps) {
  const [, sign = '', rest = ''] = /^([+−]?)(.*)$/u.exec(withMinusSign(figure)) ?? [];
  const size = rest.length > LONGEST_HUGE ? 'text-figure-large' : 'text-figure-huge';
  return (
    <span
      className={`-ml-[0.02em] flex items-center whitespace-nowrap font-bold font-figure tracking-[-0.02em] ${size}`}
    >
      {sign && <span className="mr-[0.06em] text-[0.78em]">{sign}</span>}
      <span>{rest}</span>
    </span>
  );
}
