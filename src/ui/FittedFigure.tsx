import { getCloseFit, getFitClass } from './figure-fit';

interface FittedFigureProps {
  figure: string;
  /** Sets signs at half the size, from the top of the digits, as on price tags. */
  hasSmallSigns?: boolean;
  /** May limit the font size with `[--fit:…]`. */
  className?: string;
}

function SmallSigns({ figure }: Pick<FittedFigureProps, 'figure'>) {
  const [, sign, digits, percent] = /^([+−]?\$?)([^%]*)(%?)$/.exec(figure) ?? [];
  const dollar = sign?.endsWith('$');
  return (
    <>
      {sign && (
        <small
          className={`leading-0 ${dollar ? 'align-[0.44em] text-[0.5em]' : 'align-[0.518em] text-[0.56em]'}`}
        >
          {sign}
        </small>
      )}
      {digits}
      {percent && <small className="align-[0.518em] text-[0.56em] leading-0">{percent}</small>}
    </>
  );
}

/**
 * Sets a figure as wide as its container. The box is as high as the digits, so its bottom is the baseline; dollar
 * signs and commas reach below it.
 */
export const FittedFigure = ({ figure, hasSmallSigns, className = '' }: FittedFigureProps) => (
  <span className={`@container block ${className}`}>
    <span
      className={`-ml-[0.01em] block font-figure text-industry-figure leading-[0.66] forced-color-adjust-none [font-kerning:none] ${hasSmallSigns ? getCloseFit(figure) : getFitClass(figure.length)}`}
    >
      {hasSmallSigns ? <SmallSigns figure={figure} /> : figure}
    </span>
  </span>
);
