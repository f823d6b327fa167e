import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { type FieldIssue, formatSuggestion } from './issues.ts';

interface PictureFile {
  /** Pixels. */
  width: number;
  height: number;
  /** Why the site cannot show it. */
  fault?: string | undefined;
}

/** Keys are names of files in `images/`. */
export type PictureFiles = Readonly<Record<string, PictureFile>>;

const isDrawing = (name: string) => /\.svg$/i.test(name);
const isPhoto = (name: string) => /\.(?:jpe?g|png|webp|avif)$/i.test(name);

const allowedDrawing = 'an SVG whose first element has xmlns="http://www.w3.org/2000/svg"';
const allowedPhoto = 'a JPEG, PNG, WebP or AVIF picture of one frame, without "?" in its name';

function findFault(name: string, content: Buffer, { format, pages = 1 }: Metadata) {
  // Browsers show no image without its namespace.
  const isShown = isDrawing(name)
    ? format === 'svg' && content.includes('http://www.w3.org/2000/svg')
    : format !== 'svg' && isPhoto(name);
  if (!isShown) return 'no picture';
  // The smaller sizes would show all frames below each other.
  return pages > 1 ? `${pages} frames` : undefined;
}

async function readPicture(folder: string, name: string): Promise<PictureFile> {
  const path = resolve(folder, name);
  if (!existsSync(path)) return { width: 0, height: 0, fault: 'no file' };
  // Vite cannot import it.
  if (name.includes('?')) return { width: 0, height: 0, fault: 'a name with "?"' };
  const content = readFileSync(path);
  try {
    const metadata = await sharp(content).metadata();
    return { ...metadata.autoOrient, fault: findFault(name, content, metadata) };
  } catch {
    return { width: 0, height: 0, fault: 'no picture' };
  }
}

export async function readPictures(folder: string): Promise<PictureFiles> {
  const entries = globSync('*', { cwd: folder, withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isDirectory() ? [] : entry.name)).sort();
  const files = names.map(async (name) => [name, await readPicture(folder, name)] as const);
  return Object.fromEntries(await Promise.all(files));
}

/** Checks a field that names a picture. Without `minPhotoWidth`, in pixels, it must be a drawing. */
export function findPictureIssue(
  pictures: PictureFiles,
  name: string,
  minPhotoWidth: number | undefined,
): Omit<FieldIssue, 'path'> | undefined {
  const picture = pictures[name];
  if (!picture) {
    const names = Object.keys(pictures);
    const suggestion = formatSuggestion(name, names) || `: ${names.join(', ')}`;
    return { found: `"${name}"`, allowed: `the name of a file in images/ itself${suggestion}` };
  }
  // A fault is an issue of the file.
  if (picture.fault || isDrawing(name)) return undefined;
  if (!minPhotoWidth) return { found: `"${name}"`, allowed: 'an SVG' };
  if (picture.width >= minPhotoWidth) return undefined;
  const allowed = `a photograph ${minPhotoWidth} pixels wide or more, or an SVG`;
  return { found: `"${name}", ${picture.width} pixels wide`, allowed };
}

/** Checks the field that names the picture of link previews, whose size every page states. */
export function findSocialCardIssue(pictures: PictureFiles, name: string) {
  const picture = pictures[name];
  if (!picture || picture.fault) return findPictureIssue(pictures, name, undefined);
  const { width, height } = picture;
  if (/\.(?:png|jpe?g)$/i.test(name) && width === 1200 && height === 630) return undefined;
  const allowed = 'a PNG or JPEG of 1200 by 630 pixels';
  return { found: `"${name}", ${width} by ${height} pixels`, allowed };
}

/** Reports files in `images/` that the site cannot show, and a logo that is no square drawing. */
export async function findPictureFileIssues(folder: string, pictures: PictureFiles) {
  const icon = await readPicture(folder, 'icon.svg');
  const files: Record<string, PictureFile> = { 'icon.svg': icon };
  for (const [name, picture] of Object.entries(pictures)) files[`images/${name}`] = picture;
  const issues = Object.entries(files).flatMap(([file, { fault }]) => {
    const allowed = isDrawing(file) ? allowedDrawing : allowedPhoto;
    return fault ? { file, found: fault, allowed } : [];
  });
  if (icon.width === icon.height) return issues;
  const allowed = 'a square drawing, such as viewBox="0 0 24 24"; `brand` stands beside it';
  return [...issues, { file: 'icon.svg', found: `${icon.width} by ${icon.height}`, allowed }];
}
