/** The average width of a letter in the display font at a size of 100. */
const LETTER = 49;

/** A name as wide as its box, the feet of its letters cropped; a short one is less wide. Decorative. */
export function Wordmark({ name }: { name: string }) {
  return (
    <svg
      // Without the space before the first and after the last letter.
      viewBox={`3 0 ${Math.max(name.length, 6) * LETTER - 6} 60`}
      aria-hidden="true"
      className="w-full overflow-clip fill-pine-2 font-bold font-display forced-colors:hidden"
    >
      <text y={72} fontSize={100} textLength={name.length * LETTER} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}
