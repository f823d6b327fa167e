const WIDTH = 1000;

/** Average width of a character in the display font, in ems. */
const CHARACTER = 0.49;

/** Keeps a name of two letters from becoming too high. */
const LARGEST = 340;

/** The side bearings of the outer letters, in ems. */
const BEARING = { left: 0.03, right: 0.05 };

/** A name that fills its box to the edges of its letters. Decorative. */
export function Wordmark({ name }: { name: string }) {
  const ems = name.length * CHARACTER;
  const size = Math.round(Math.min(WIDTH / ems, LARGEST));
  const depth = /[gjpqyQ]/.test(name) ? 0.21 : 0.015;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${Math.round(size * (0.72 + depth))}`}
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
