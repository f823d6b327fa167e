import { getFitClass } from './fit';

interface FittedFigureProps {
  figure: string;
  /** May limit the font size with `[--fit:…]`. */
  className?: string;
}

/**
 * Sets a figure as wide as its container. The box is as high as the digits, so its bottom is the baseline; dollar
 * signs and commas reach below it.
 */
export const FittedFigure = ({ figure, className = '' }: FittedFigureProps) => (
  <span className={`@container block ${className}`}>
    <span
      className={`-ml-[0.02em] block font-figure text-industry-figure leading-[0.66] tracking-normal [font-kerning:none] forced-color-adjust-none ${getFitClass(figure.length)}`}
    >
      {figure}
    </span>
  </span>
);
