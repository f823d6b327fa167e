/** The average width of a letter in the display font at a size of 100. */
const LETTER = 49;

/** The brand at full width, cropped at the baseline; under six letters it is narrower. */
export function Wordmark({ name }: { name: string }) {
  return (
    <svg
      // Trims the side bearings.
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
