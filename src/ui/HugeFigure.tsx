import { FittedFigure } from './FittedFigure';

interface HugeFigureProps {
  figure: string;
  label: string;
  timeframe: string;
}

/** Returns the class of a font size at which a figure of up to about ten characters fits its container. */
export function getFigureSizeClass(figure: string): string {
  if (figure.length <= 5) return 'text-[38cqi]';
  return figure.length <= 7 ? 'text-[26cqi]' : 'text-[20cqi]';
}

/**
 * Adds a margin to the size that aligns the first character with the edge of the text. The size fits on
 * one line, so the figure wraps only if a reader widens the text spacing.
 */
export const getFigureClasses = (figure: string) =>
  `whitespace-normal ${getFigureSizeClass(figure)} ${/^[+−]/.test(figure) ? '-ml-[0.04em]' : '-ml-[0.02em]'}`;

/** Shows a figure as wide as its container, and what it counts. */
export function HugeFigure({ figure, label, timeframe }: HugeFigureProps) {
  return (
    <>
      <FittedFigure
        figure={figure}
        maxHeight={0.28}
        // The strokes of a dollar sign reach beyond the digits.
        className={figure.includes('$') ? 'my-[4%]' : ''}
      />{' '}
      <span className="mt-2 block font-semibold text-large sm:mt-5">
        {label} {timeframe}
      </span>
    </>
  );
}
