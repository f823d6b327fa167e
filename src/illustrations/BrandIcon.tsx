import { themeColor } from '../lib/theme-colors';
import { BrandMark } from '../ui/Logo';

export interface BrandIconProps {
  /** The mark's size as a share of the icon. */
  markShare: number;
  /** The corner radius as a share of the side; 0 where the system rounds corners. */
  cornerShare: number;
}

const side = 48;
const markSide = 24;

export function BrandIcon({ markShare, cornerShare }: BrandIconProps) {
  const scale = (side * markShare) / markSide;
  const edge = (side * (1 - markShare)) / 2;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: becomes a file without text.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${side} ${side}`}>
      <rect width={side} height={side} rx={side * cornerShare} fill={themeColor('pine')} />
      <g color={themeColor('accent')} transform={`translate(${edge} ${edge}) scale(${scale})`}>
        <BrandMark />
      </g>
    </svg>
  );
}
