import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { themeColor } from '../styles/theme-colors';
import { BrandMark } from '../ui/Logo';

const MARK = 24;

/** The edge around the mark and the radius of the corners, for a mark of 24. */
const shapes = {
  any: { edge: 4, radius: 7 },
  /** Systems cut their own shape, with all of the mark in it. */
  maskable: { edge: 8, radius: 0 },
} as const;

type Purpose = keyof typeof shapes;

/** In pixels. */
function svgOf(purpose: Purpose, size: number): string {
  const { edge, radius } = shapes[purpose];
  const side = MARK + 2 * edge;
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

export const pngIcon = (purpose: Purpose, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(purpose, size)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

export const svgIcon = () => svgOf('any', 48);

/** One PNG of 48 pixels after a header, which names its sides, depth, length and start. */
export async function icoIcon(): Promise<Buffer> {
  const png = await pngIcon('any', 48);
  const header = Buffer.from('00000100010030300000010020000000000016000000', 'hex');
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
