import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { contentFolder } from '../data/read-content';
import { themeColors } from './theme-colors';

// Read for each icon, so that `npm run dev` shows a changed logo.
const readLogo = () => readFileSync(`${contentFolder}/icon.svg`, 'utf8');

/** Draws the logo on the color of the header. Lengths are shares of the side. */
function drawIcon(margin: number, radius = 0): string {
  const side = 32;
  const size = side * (1 - 2 * margin);
  const href = `data:image/svg+xml;base64,${Buffer.from(readLogo()).toString('base64')}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" rx="${side * radius}" fill="${themeColors.light}"/>`,
    `<image x="${side * margin}" y="${side * margin}" width="${size}" height="${size}" href="${href}"/>`,
    '</svg>',
  ].join('');
}

const drawRoundedIcon = () => drawIcon(1 / 8, 7 / 32);

const toPng = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (size / 32) * 72 })
    .resize(size)
    .png({ palette: true })
    .toBuffer();

/** The files by name. Launchers crop the maskable icon, iOS rounds the touch icon. */
export const icons: Readonly<Record<string, { type: string; create: () => Promise<BodyInit> }>> = {
  'logo.svg': { type: 'image/svg+xml', create: async () => readLogo() },
  'icon.svg': { type: 'image/svg+xml', create: async () => drawRoundedIcon() },
  'icon-48.png': { type: 'image/png', create: () => toPng(drawRoundedIcon(), 48) },
  'apple-touch-icon.png': { type: 'image/png', create: () => toPng(drawIcon(1 / 8), 180) },
  'icon-192.png': { type: 'image/png', create: () => toPng(drawRoundedIcon(), 192) },
  'icon-512.png': { type: 'image/png', create: () => toPng(drawRoundedIcon(), 512) },
  'icon-maskable-512.png': { type: 'image/png', create: () => toPng(drawIcon(1 / 4), 512) },
};
