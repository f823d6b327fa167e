import { withMinusSign } from '../lib/format';

/** Widths in the figure font, in em; other characters are at most 0.5 wide. */
const widths: Readonly<Record<string, number>> = { '.': 0.2, ',': 0.2, '1': 0.3, '%': 0.8, M: 0.7 };
const SIGN_WIDTH = 0.33;

/** From short to long; the last holds nine wide characters. */
const sizes = [
  { widest: 2.4, className: 'text-[42.5cqi]' },
  { widest: 3, className: 'text-[33cqi]' },
  { widest: 3.7, className: 'text-[26.8cqi]' },
  { widest: Infinity, className: 'text-[20cqi]' },
];

export type HugeFigureProps = Record<'figure' | 'label' | 'timeframe', string>;

/** As large as its container allows on one line; text that a reader spaces apart wraps. */
export function HugeFigure({ figure, label, timeframe }: HugeFigureProps) {
  const text = withMinusSign(figure);
  const sign = /^[+−]/.exec(text)?.[0] ?? '';
  const rest = text.slice(sign.length);
  const start = sign ? SIGN_WIDTH : 0;
  const width = [...rest].reduce((sum, character) => sum + (widths[character] ?? 0.47), start);
  const size = sizes.find(({ widest }) => width <= widest)?.className;
  return (
    <>
      <span className="@container block">
        <span
          className={`-ml-[0.02em] block font-bold font-figure tracking-[-0.015em] leading-[0.8] print:text-[5rem] forced-color-adjust-none forced-colors:text-[CanvasText] ${size}`}
        >
          {sign && <span className="mr-[0.02em] align-[0.16em] text-[0.7em]">{sign}</span>}
          {rest}
        </span>
      </span>{' '}
      <span className="mt-3 block font-semibold text-lead sm:mt-5">
        {label} {timeframe}
      </span>
    </>
  );
}
