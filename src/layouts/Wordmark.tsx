/** Average width of a character in the display font, in hundredths of its size. */
const CHARACTER = 49;

/** Keeps a shorter name from becoming too high. */
const FEWEST = 6;

/** A name as wide as its box, the feet of its letters cropped. Decorative. */
export function Wordmark({ name }: { name: string }) {
  return (
    <svg
      viewBox={`0 0 ${Math.max(name.length, FEWEST) * CHARACTER} 60`}
      aria-hidden="true"
      className="w-full overflow-clip fill-pine-2 font-bold font-display forced-colors:hidden"
    >
      {/* Wider than the box by the side bearings of the outer letters. */}
      <text
        x={-3}
        y={72}
        fontSize={100}
        textLength={name.length * CHARACTER + 8}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
    </svg>
  );
}
