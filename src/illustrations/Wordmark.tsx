const WIDTH = 1000;

/** Average width of a character in the display font, in ems. */
const CHARACTER = 0.49;

/** Keeps a name of two letters from becoming too high. */
const LARGEST = 340;

/** The side bearings of the outer letters, in ems. */
const BEARING = { left: 0.03, right: 0.05 };

/** The height above the window's edge, in ems; the feet of the letters are cropped. */
const SHOWN = 0.6;

/** A name as wide as its box. Decorative. */
export function Wordmark({ name }: { name: string }) {
  const ems = name.length * CHARACTER;
  const size = Math.round(Math.min(WIDTH / ems, LARGEST));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${Math.round(size * SHOWN)}`}
      aria-hidden="true"
      className="w-full overflow-clip fill-pine-2 font-bold font-display forced-colors:hidden"
    >
      <text
        x={-BEARING.left * size}
        y={size * 0.72}
        fontSize={size}
        textLength={Math.round(Math.min(ems * size, WIDTH) + (BEARING.left + BEARING.right) * size)}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
    </svg>
  );
}
