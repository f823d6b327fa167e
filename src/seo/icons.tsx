import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { themeColor } from '../lib/theme-colors';
import { BrandMark } from '../ui/Logo';

interface Shape {
  /** The mark's size as a share of the icon. */
  markShare: number;
  /** The corner radius as a share of the side. */
  cornerShare: number;
}

const shapes = {
  /** For browser tabs: a large mark on a rounded surface. */
  any: { markShare: 0.75, cornerShare: 0.22 },
  /** Launchers may crop everything outside the middle 80%. */
  maskable: { markShare: 0.5, cornerShare: 0 },
  /** Apple rounds the corners itself. */
  touch: { markShare: 0.6, cornerShare: 0 },
} as const satisfies Record<string, Shape>;

const side = 48;
const markSide = 24;

function svgOf({ markShare, cornerShare }: Shape): string {
  const scale = (side * markShare) / markSide;
  const edge = (side * (1 - markShare)) / 2;
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: becomes a file without text.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${side} ${side}`}>
      <rect width={side} height={side} rx={side * cornerShare} fill={themeColor('pine')} />
      <g color={themeColor('accent')} transform={`translate(${edge} ${edge}) scale(${scale})`}>
        <BrandMark />
      </g>
    </svg>,
  );
}

/** At the default density the drawing would be enlarged and blurred. */
function pngOf(shape: Shape, size: number): Promise<Buffer> {
  const density = (72 * size) / side;
  return sharp(Buffer.from(svgOf(shape)), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

export interface PngIcon {
  name: string;
  size: number;
  purpose: keyof typeof shapes;
}

/** Served at fixed addresses; iOS requests `apple-touch-icon.png` by name. */
export const pngIcons: readonly PngIcon[] = [
  { name: 'apple-touch-icon', size: 180, purpose: 'touch' },
  { name: 'icon-192', size: 192, purpose: 'any' },
  { name: 'icon-512', size: 512, purpose: 'any' },
  { name: 'icon-maskable-192', size: 192, purpose: 'maskable' },
  { name: 'icon-maskable-512', size: 512, purpose: 'maskable' },
];

export const pngIcon = ({ purpose, size }: PngIcon) => pngOf(shapes[purpose], size);

export const svgIcon = () => svgOf(shapes.any);

/** For browsers and feed readers that ask for /favicon.ico: a header and one PNG. */
export async function icoIcon(): Promise<Buffer> {
  const size = 48;
  const png = await pngOf(shapes.any, size);
  // An icon, one image, its sides, no palette, one plane, 32 bits per pixel, its length and start.
  const header = Buffer.from([
    0,
    0,
    1,
    0,
    1,
    0,
    size,
    size,
    0,
    0,
    1,
    0,
    32,
    0,
    0,
    0,
    0,
    0,
    22,
    0,
    0,
    0,
  ]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
