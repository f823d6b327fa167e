import { withMinusSign } from '../lib/result-figure';

export function HugeFigure({ figure }: { figure: string }) {
  const [, sign = '', rest = ''] = /^([+−]?)(.*)$/u.exec(withMinusSign(figure)) ?? [];
  // Long figures are smaller, to fit one line.
  const size = figure.length > 5 ? 'text-figure-large' : 'text-figure-huge';
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
