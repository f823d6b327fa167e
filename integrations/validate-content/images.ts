import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { imageSize } from 'image-size';
import { parseYaml, suggestion, type ValidationIssue } from './issues.ts';

const extensions = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];
const MIN_WIDTH = 960;

/** Undefined if the file is no image. */
function widthOf(path: string): number | undefined {
  try {
    return imageSize(readFileSync(path)).width;
  } catch {
    return undefined;
  }
}

function findFileIssue(root: string, folder: string, src: string) {
  const path = resolve(root, folder, src);
  const quoted = `"${src}"`;
  if (!extensions.includes(extname(src).toLowerCase())) {
    return { found: quoted, allowed: `a file that ends in ${extensions.join(', ')}` };
  }
  const isThere = !src.includes('/') && existsSync(path);
  if (!isThere) {
    const names = existsSync(resolve(root, folder)) ? readdirSync(resolve(root, folder)) : [];
    const allowed = `the name of a file in ${folder}/${suggestion(src, names)}`;
    return { found: `${quoted}, which is not there`, allowed };
  }
  const width = widthOf(path);
  if (width === undefined) {
    return { found: `${quoted}, which is no picture`, allowed: 'a JPEG, PNG, WebP or AVIF' };
  }
  const allowed = `a picture ${MIN_WIDTH} pixels wide or more`;
  return width < MIN_WIDTH ? { found: `${quoted}, ${width} pixels wide`, allowed } : undefined;
}

export function findImageIssues(
  root: string,
  content: string,
  file: string,
  text: string,
): ValidationIssue[] {
  const { value, error, lineOf } = parseYaml(text);
  if (error || !Array.isArray(value)) return [];
  return value.flatMap((record: { id?: unknown; image?: { src?: unknown } } | null, index) => {
    const src = record?.image?.src;
    const issue = typeof src === 'string' && findFileIssue(root, `${content}/images`, src);
    if (!issue) return [];
    const line = lineOf([index, 'image', 'src']);
    return [{ file, line, record: String(record?.id), field: 'image.src', ...issue }];
  });
}
