import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import sharp from 'sharp';
import { type FieldIssue, formatSuggestion } from './issues.ts';

/** Pixels by file name. 0 if the file is no picture, or Vite cannot import its name. */
export type PictureWidths = Readonly<Record<string, number>>;

const noPicture = { width: 0, height: 0 };

async function measurePicture(path: string) {
  if (path.includes('?')) return noPicture;
  try {
    const content = readFileSync(path);
    const { format, autoOrient, pages = 1 } = await sharp(content).metadata();
    const hasSvgExtension = extname(path).toLowerCase() === '.svg';
    // Of an animation, the smaller sizes would show all frames below each other.
    if (hasSvgExtension !== (format === 'svg') || pages > 1) return noPicture;
    // Browsers show no image without its namespace.
    return hasSvgExtension && !content.includes('http://www.w3.org/2000/svg')
      ? noPicture
      : autoOrient;
  } catch {
    return noPicture;
  }
}

export async function measurePictures(folder: string): Promise<PictureWidths> {
  const widths = globSync('*', { cwd: folder }).map(
    async (src) => [src, (await measurePicture(resolve(folder, src))).width] as const,
  );
  return Object.fromEntries(await Promise.all(widths));
}

const isPhoto = (file: string) => /\.(?:jpe?g|png|webp|avif)$/i.test(file);
const allowedPhoto =
  'a JPEG, PNG, WebP or AVIF picture without "?" in its name, and of a single frame';

const isDrawing = (file: string) => /\.svg$/i.test(file);
const allowedDrawing = 'an SVG whose first element has xmlns="http://www.w3.org/2000/svg"';

export function findPictureIssue(
  widths: PictureWidths,
  name: string,
  minPhotoWidth: number,
): Omit<FieldIssue, 'path'> | undefined {
  const width = widths[name];
  if (width === undefined) {
    const names = Object.keys(widths).sort();
    const suggestion = formatSuggestion(name, names) || `: ${names.join(', ')}`;
    return { found: `"${name}"`, allowed: `the name of a file in images/ itself${suggestion}` };
  }
  if (isDrawing(name) ? width > 0 : minPhotoWidth > 0 && width >= minPhotoWidth) return undefined;
  const photo =
    minPhotoWidth > 0 ? `${allowedPhoto}, ${minPhotoWidth} pixels wide or more; or ` : '';
  const size = width > 0 ? `${width} pixels wide` : 'no picture';
  return { found: `"${name}", ${size}`, allowed: photo + allowedDrawing };
}

/** Reports files in `images/` that are no pictures, and a logo that is no square drawing. */
export async function findImageFileIssues(folder: string, widths: PictureWidths) {
  const stray = Object.entries(widths)
    .filter(([src, width]) => width === 0 || !(isPhoto(src) || isDrawing(src)))
    .map(([src]) => {
      const allowed = isDrawing(src) ? allowedDrawing : allowedPhoto;
      return { file: `images/${src}`, found: 'no picture', allowed };
    });
  const icon = resolve(folder, 'icon.svg');
  const { width, height } = await measurePicture(icon);
  if (width > 0 && width === height) return stray;
  if (width > 0) {
    const allowed = 'a square drawing, such as viewBox="0 0 24 24"; `brand` stands beside it';
    return [...stray, { file: 'icon.svg', found: `${width} by ${height}`, allowed }];
  }
  const found = existsSync(icon) ? 'no drawing' : 'no file';
  return [...stray, { file: 'icon.svg', found, allowed: allowedDrawing }];
}
