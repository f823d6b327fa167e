import { FittedFigure } from './FittedFigure';

interface HugeFigureProps {
  figure: string;
  label: string;
  timeframe: string;
}

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
