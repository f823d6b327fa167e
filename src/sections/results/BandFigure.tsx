interface BandFigureProps {
  figure: string;
  className: string;
}

const count = (figure: string, characters: RegExp) => figure.match(characters)?.length ?? 0;

/** Returns the width of a figure in digits. `fit-N` leaves room for a sign and a separator. */
function getWidthInDigits(figure: string) {
  const furtherSeparators = Math.max(0, count(figure, /[.,]/g) - 1);
  const width = count(figure, /[\d%kxMB]/g) + count(figure, /[MB]/g) + furtherSeparators;
  return Math.min(width - count(figure, /1/g) / 2, 14);
}

/** Sets a figure as wide as its container, with small signs. Its box is as high as the digits. */
export function BandFigure({ figure, className }: BandFigureProps) {
  const [, sign, digits, percent] = /^([+−]?\$?)([^%]*)(%?)$/.exec(figure) ?? [];
  return (
    <span className={`@container block ${className}`}>
      <span className={`figure-with-signs fit-${getWidthInDigits(figure)}`}>
        {sign && <small className={sign.endsWith('$') ? 'dollar' : undefined}>{sign}</small>}
        {digits}
        {percent && <small>{percent}</small>}
      </span>
    </span>
  );
}
