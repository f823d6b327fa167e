const count = (figure: string, characters: RegExp) => figure.match(characters)?.length ?? 0;

/** Returns the N of `fit-N`, in quarters, closer than by the number of characters: bands are as wide as their figure. */
function getFit(figure: string) {
  const digits = count(figure, /[\dkxMB%]/g) + (count(figure, /M/g) - count(figure, /1/g)) / 2;
  const signs = count(figure, /[+−$]/g) / 2;
  const separators = count(figure, /[.,]/g) / 3;
  const fit = Math.max(1, 1.03 * digits + signs + separators - 0.9);
  return fit < 8 ? Math.ceil(4 * fit - 0.1) / 4 : Math.min(Math.ceil(fit), 14);
}

/** Sets a figure as wide as its container, with small signs. Its box is as high as the digits. */
export function BandFigure({ figure }: { figure: string }) {
  const [, sign, digits, percent] = /^([+−]?\$?)([^%]*)(%?)$/.exec(figure) ?? [];
  return (
    <p className="band-figure @container">
      <span className={`figure-with-signs fit-${getFit(figure)}`}>
        {sign && <small className={sign.endsWith('$') ? 'dollar' : undefined}>{sign}</small>}
        {digits}
        {percent && <small>{percent}</small>}
      </span>
    </p>
  );
}
