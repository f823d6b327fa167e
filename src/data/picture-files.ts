import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { formatSuggestion, type Issue } from './issues.ts';

type Finding = Pick<Issue, 'found' | 'allowed'>;

interface PictureFile {
  /** Pixels. */
  width: number;
  height: number;
  /** Why the site cannot show it. */
  fault?: Finding | undefined;
}

/** Keys are paths in the content folder, in the composed form of letters, because systems differ in it. */
export type PictureFiles = ReadonlyMap<string, PictureFile>;

/** What a field that names a picture allows: a photograph of a least width, or one size; otherwise a drawing. */
export interface PictureRule {
  minWidth?: number;
  size?: string;
}

const isDrawing = (name: string) => /\.svg$/i.test(name);

const allowedDrawing =
  'an SVG that begins with <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480">';
const allowedPhoto = 'a JPEG, PNG, WebP or AVIF picture of one frame, without "?" in its name';
const allowedIcon = 'a square SVG, such as viewBox="0 0 24 24"; `brand` stands beside it';

async function readPicture(folder: string, name: string): Promise<PictureFile> {
  const path = resolve(folder, name);
  const isFile = existsSync(path);
  const content = isFile ? readFileSync(path) : Buffer.alloc(0);
  // sharp throws at once if there is no content.
  const metadata = await Promise.try(() => sharp(content).metadata()).catch(() => undefined);
  const { width, height } = metadata?.autoOrient ?? { width: 0, height: 0 };
  const { format, pages = 1 } = metadata ?? {};
  const [svg = ''] = isDrawing(name) ? (/<svg\s[^>]*>/.exec(content.toString()) ?? []) : [];
  const hasNamespace = svg.includes('http://www.w3.org/2000/svg');
  const isPicture = isDrawing(name) ? hasNamespace : /\.(?:jpe?g|png|webp|avif)$/i.test(name);
  const faults: readonly (readonly [isFault: boolean, found: string, allowed?: string])[] = [
    [!isFile, 'no file'],
    // Vite cannot import it.
    [name.includes('?'), 'a name with "?"'],
    // Browsers scale no drawing without its size.
    [hasNamespace && !/\sviewBox=["']\S+ \S+ [\d.]+ [\d.]+["']/.test(svg), 'no viewBox'],
    [!isPicture || (format === 'svg') !== isDrawing(name) || !format, 'no picture'],
    // The smaller sizes would show all frames below each other.
    [pages > 1, `${pages} frames`],
    [name === 'icon.svg' && width !== height, `${width} by ${height}`, allowedIcon],
  ];
  const [, found, allowed = isDrawing(name) ? allowedDrawing : allowedPhoto] =
    faults.find(([isFault]) => isFault) ?? [];
  return { width, height, fault: found ? { found, allowed } : undefined };
}

/** Reads `icon.svg` and the files in `images/`. */
export async function readPictures(folder: string): Promise<PictureFiles> {
  // Windows adds two files to folders of pictures, macOS hidden ones.
  const exclude = ['images/Thumbs.db', 'images/desktop.ini'];
  const entries = globSync('images/*', { cwd: folder, withFileTypes: true, exclude });
  const names = entries.flatMap((entry) => (entry.isDirectory() ? [] : `images/${entry.name}`));
  const files = ['icon.svg', ...names.sort()].map(
    async (name) => [name.normalize(), await readPicture(folder, name)] as const,
  );
  return new Map(await Promise.all(files));
}

/** Checks a field that names a picture. A fault of the picture is an issue of its file. */
export function findPictureIssue(
  pictures: PictureFiles,
  name: string,
  { minWidth = Infinity, size }: PictureRule,
) {
  const picture = pictures.get(`images/${name}`.normalize());
  if (!picture) {
    const names = [...pictures.keys()].map((path) => path.replace('images/', ''));
    const suggestion = formatSuggestion(name, names) || `: ${names.join(', ')}`;
    return { found: `"${name}"`, allowed: `the name of a file in images/ itself${suggestion}` };
  }
  const { width, height, fault } = picture;
  const isAllowed = size
    ? /\.(?:png|jpe?g)$/i.test(name) && size === `${width} by ${height}`
    : isDrawing(name) || width >= minWidth;
  if (fault || isAllowed) return undefined;
  const photo = minWidth < Infinity ? `, or a photograph ${minWidth} pixels wide or more` : '';
  const allowed = size ? `a PNG or JPEG of ${size} pixels` : `an SVG${photo}`;
  return { found: `"${name}", ${width} by ${height} pixels`, allowed };
}
