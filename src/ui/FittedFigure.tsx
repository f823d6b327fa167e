/**
 * Left bearing, ink and right bearing of characters in thousandths of the font size, measured in the font
 * `figures` of src/styles/fonts.ts without kerning.
 */
const glyphs: Record<string, readonly [left: number, ink: number, right: number]> = {
  '+': [40, 307, 39],
  '−': [40, 307, 39],
  '-': [13, 215, 13],
  $: [27, 414, 22],
  0: [31, 414, 31],
  1: [15, 212, 42],
  2: [24, 397, 27],
  3: [13, 408, 21],
  4: [12, 455, 12],
  5: [28, 407, 25],
  6: [30, 427, 25],
  7: [10, 366, 11],
  8: [24, 425, 25],
  9: [25, 424, 30],
  '.': [10, 147, 10],
  ',': [0, 141, 9],
  '%': [15, 765, 15],
  x: [7, 438, 7],
  k: [38, 394, 15],
  M: [42, 620, 42],
  B: [42, 430, 19],
};

const otherGlyph = [20, 480, 20] as const;

/** Ascent minus descent is the same, so a line of this height has its baseline at the bottom. */
const DIGIT_HEIGHT = 660;

/** Returns the width of a figure from edge to edge of its ink, and its left bearing. */
function measureFigure(figure: string) {
  const widths = [...figure].map((character) => glyphs[character] ?? otherGlyph);
  const leftBearing = widths[0]?.[0] ?? 0;
  const rightBearing = widths.at(-1)?.[2] ?? 0;
  const advance = widths.flat().reduce((sum, width) => sum + width, 0);
  return { leftBearing, width: advance - leftBearing - rightBearing };
}

function getOutdentClass(leftBearing: number): string {
  if (leftBearing < 20) return '-ml-[0.012em]';
  return leftBearing < 35 ? '-ml-[0.027em]' : '-ml-[0.04em]';
}

/** Whether a dollar sign or a comma reaches below the digits. */
export const hasDescender = (figure: string) => /[$,]/.test(figure);

interface FittedFigureProps {
  figure: string;
  /** Height of the tallest figures, as a share of the width available. */
  maxHeight: number;
  className?: string;
}

/**
 * Sets a figure as wide as its container. An empty SVG with the proportions of the digits makes the box as high
 * as they are, so that its bottom is the baseline.
 */
export function FittedFigure({ figure, maxHeight, className = '' }: FittedFigureProps) {
  const { leftBearing, width } = measureFigure(figure);
  const boxWidth = Math.max(width, Math.round(DIGIT_HEIGHT / maxHeight));
  return (
    <span className={`relative block ${className}`}>
      <svg viewBox={`0 0 ${boxWidth} ${DIGIT_HEIGHT}`} aria-hidden="true" className="w-full" />
      <span className="absolute inset-0 [container-type:size]">
        <span
          // Wide text spacing would push the figure out of its box.
          className={`block font-figure text-[151.5cqh] text-industry-figure leading-[0.66]! tracking-normal! [font-kerning:none] forced-color-adjust-none ${getOutdentClass(leftBearing)}`}
        >
          {figure}
        </span>
      </span>
    </span>
  );
}
