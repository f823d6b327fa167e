import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { themeColor } from '../styles/theme-colors';
import { BrandMark } from '../ui/Logo';

/** Padding around the brand mark, which is 24 units wide, and the radius of the corners. */
const shapes = {
  any: { edge: 4, radius: 7 },
  /** Launchers crop it; the mark stays in the safe zone. */
  maskable: { edge: 8, radius: 0 },
} as const;

type Icon = { purpose: keyof typeof shapes; size: number };

function svgOf({ purpose, size }: Icon): string {
  const { edge, radius } = shapes[purpose];
  const side = 24 + 2 * edge;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-edge} ${-edge} ${side} ${side}`}
      width={size}
      height={size}
      color={themeColor('accent')}
      aria-hidden="true"
    >
      <rect x={-edge} y={-edge} width={side} height={side} rx={radius} fill={themeColor('pine')} />
      <BrandMark />
    </svg>,
  );
}

/** Served at fixed addresses; iOS requests `apple-touch-icon.png` by name. */
export const pngIcons = [
  { name: 'apple-touch-icon', size: 180, purpose: 'maskable' },
  { name: 'icon-192', size: 192, purpose: 'any' },
  { name: 'icon-512', size: 512, purpose: 'any' },
  { name: 'icon-maskable-512', size: 512, purpose: 'maskable' },
] as const;

export const pngIcon = (icon: Icon): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(icon)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

export const svgIcon = () => svgOf({ purpose: 'any', size: 48 });
