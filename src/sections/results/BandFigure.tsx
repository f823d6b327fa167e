interface BandFigureProps {
  figure: string;
  className: string;
}

/** Returns the width of a figure in digits, up to a half. Signs and separators are in the room that `fit-N` leaves. */
function countDigits(figure: string) {
  const narrow = figure.match(/1/g)?.length ?? 0;
  const wide = figure.match(/[MB]/g)?.length ?? 0;
  const all = figure.match(/[\d%kxMB]/g)?.length ?? 0;
  return all + wide - narrow / 2;
}

/** Sets a figure as wide as its container, with small signs. Its box is as high as the digits. */
export function BandFigure({ figure, className }: BandFigureProps) {
  const [, sign, digits, percent] = /^([+−]?\$?)([^%]*)(%?)$/.exec(figure) ?? [];
  return (
    <span className={`@container block ${className}`}>
      <span className={`figure-with-signs fit-${Math.min(countDigits(figure), 14)}`}>
        {sign && <small className={sign.endsWith('$') ? 'dollar' : undefined}>{sign}</small>}
        {digits}
        {percent && <small>{percent}</small>}
      </span>
    </span>
  );
}
