const WIDTH = 1000;

/** A rough width of a character in the display face, in ems. */
const CHARACTER = 0.49;

/** A name of two letters would be as high as its box is wide. */
const LARGEST = 340;

/** A name as wide as its box, cropped by the lower edge. Decoration. */
export function Wordmark({ name }: { name: string }) {
  const ems = name.length * CHARACTER;
  const size = Math.round(Math.min(WIDTH / ems, LARGEST));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${Math.round(size * 0.68)}`}
      aria-hidden="true"
      className="w-full overflow-clip fill-pine-2 font-bold font-display forced-colors:hidden"
    >
      <text
        y={size * 0.78}
        fontSize={size}
        textLength={Math.round(Math.min(ems * size, WIDTH))}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
    </svg>
  );
}
