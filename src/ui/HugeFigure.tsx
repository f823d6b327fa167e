import { withMinusSign } from '../lib/format';

type HugeFigureProps = Record<'figure' | 'label' | 'timeframe', string>;

/** By the number of characters: the widest figure of that many fits its container. */
export function figureSize({ length }: string): string {
  if (length <= 5) return 'text-[38cqi]';
  return length <= 7 ? 'text-[26cqi]' : 'text-[20cqi]';
}

const withoutBackplate = 'forced-color-adjust-none forced-colors:text-[CanvasText]';

/** As large as its container allows on one line; wraps if a reader widens the spacing of text. */
export function HugeFigure({ figure, label, timeframe }: HugeFigureProps) {
  return (
    <>
      <span className="@container block">
        <span
          className={`-ml-[0.02em] block font-bold font-figure leading-[0.8] [font-kerning:none] print:text-[5rem] ${withoutBackplate} ${figureSize(figure)}`}
        >
          {withMinusSign(figure)}
        </span>
      </span>{' '}
      <span className="mt-3 block font-semibold text-large sm:mt-5">
        {label} {timeframe}
      </span>
    </>
  );
}
