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

/** Adds a margin to the size that aligns the first character with the edge of the text. */
export const getFigureClasses = (figure: string) =>
  `${getFigureSizeClass(figure)} ${/^[+−]/.test(figure) ? '-ml-[0.04em]' : '-ml-[0.02em]'}`;

/** Shows a figure as large as fits on one line. It wraps if a reader widens the text spacing. */
export function HugeFigure({ figure, label, timeframe }: HugeFigureProps) {
  return (
    <>
      <span className="@container block">
        <span
          className={`block font-bold font-figure text-industry-figure leading-[0.8] [font-kerning:none] forced-color-adjust-none print:text-display ${getFigureClasses(figure)} ${figure.startsWith('$') ? 'my-[0.08em]' : ''}`}
        >
          {figure}
        </span>
      </span>{' '}
      <span className="mt-2 block font-semibold text-large sm:mt-5">
        {label} {timeframe}
      </span>
    </>
  );
}
