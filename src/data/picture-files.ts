import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { type Finding, suggest } from './issues.ts';

interface PictureFile {
  /** Pixels. */
  width: number;
  height: number;
  /** Why the site cannot show it. */
  fault: Finding | undefined;
}

/** Keys are paths in the content folder, in the composed form of letters, because systems differ in it. */
export type PictureFiles = ReadonlyMap<string, PictureFile>;

/** What a field allows: pictures of one size or, besides drawings, photographs of a least width. */
export interface PictureRule {
  allowed: string;
  minWidth?: number;
  size?: string;
}

const isDrawing = (name: string) => /\.svg$/i.test(name);
const isPhoto = (name: string) => /\.(?:jpe?g|png|webp|avif)$/i.test(name);

async function readPicture(folder: string, name: string): Promise<PictureFile> {
  const path = resolve(folder, name);
  const reading = sharp(path).metadata();
  const { format, pages = 1, autoOrient } = { ...(await reading.catch(() => undefined)) };
  const { width = 0, height = 0 } = { ...autoOrient };
  const faults = {
    'no file': !existsSync(path),
    // Vite cannot import it.
    'a name with "?"': name.includes('?'),
    'no picture': !(format && (format === 'svg' ? isDrawing(name) : isPhoto(name))),
    // Browsers scale no drawing without it.
    'no viewBox': format === 'svg' && !/<svg\s[^>]*\sviewBox=/.test(readFileSync(path, 'utf8')),
    // The smaller sizes would show all frames below each other.
    [`${pages} frames`]: pages > 1,
    [`${width} by ${height}`]: name === 'icon.svg' && width !== height,
  };
  const [found] = Object.entries(faults).find(([, isFault]) => isFault) ?? [];
  const kind = name === 'icon.svg' ? 'a square SVG' : 'an SVG';
  const allowed = isDrawing(name)
    ? `${kind} that begins with <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480">`
    : 'a JPEG, PNG, WebP or AVIF picture of one frame, without "?" in its name';
  return { width, height, fault: found ? { found, allowed } : undefined };
}

/** Reads `icon.svg` and the files in `images/`. */
export async function readPictures(folder: string): Promise<PictureFiles> {
  // Windows adds two files to folders of pictures.
  const exclude = ['images/Thumbs.db', 'images/desktop.ini'];
  const names = ['icon.svg', ...globSync('images/*.*', { cwd: folder, exclude }).sort()];
  const read = async (name: string) => [name.normalize(), await readPicture(folder, name)] as const;
  return new Map(await Promise.all(names.map(read)));
}

/** Checks a field that names a picture. A fault of the picture is an issue of its file. */
export function findPictureIssue(pictures: PictureFiles, name: string, rule: PictureRule) {
  const picture = pictures.get(`images/${name}`.normalize());
  if (!picture) {
    const names = [...pictures.keys()].map((path) => path.replace('images/', ''));
    const suggestion = suggest(name, names) || `: ${names.join(', ')}`;
    return { found: `"${name}"`, allowed: `the name of a file in images/ itself${suggestion}` };
  }
  const { width, height, fault } = picture;
  const { allowed, size, minWidth = Infinity } = rule;
  const isAllowed = size
    ? /\.(?:png|jpe?g)$/i.test(name) && size === `${width} by ${height}`
    : isDrawing(name) || width >= minWidth;
  if (fault || isAllowed) return undefined;
  return { found: `"${name}", ${width} by ${height} pixels`, allowed };
}
