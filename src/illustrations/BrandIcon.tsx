import { themeColor } from '../lib/theme-colors';
import { BrandMark } from '../ui/Logo';

export interface BrandIconProps {
  /** How large the mark stands on its ground, from 0 to 1. */
  markShare: number;
  /** The radius of the ground's corners as a share of its side; a system that masks gets 0. */
  cornerShare: number;
}

const side = 48;
const markSide = 24;

/** The mark on pine: the one drawing of which every icon is a size. */
export function BrandIcon({ markShare, cornerShare }: BrandIconProps) {
  const scale = (side * markShare) / markSide;
  const edge = (side * (1 - markShare)) / 2;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a file that browsers show without words.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${side} ${side}`}>
      <rect width={side} height={side} rx={side * cornerShare} fill={themeColor('pine')} />
      <g color={themeColor('accent')} transform={`translate(${edge} ${edge}) scale(${scale})`}>
        <BrandMark />
      </g>
    </svg>
  );
}
