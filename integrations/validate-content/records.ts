import { extname } from 'node:path';
import type { z } from 'astro/zod';
import { pictureWidths } from '../../src/schema/fields.ts';
import {
  type Finding,
  findSchemaIssues,
  type Path,
  suggestion,
  type ValidationIssue,
} from './issues.ts';
import { parseYaml } from './parse-yaml.ts';
import type { Content } from './read-content.ts';
import { findReferenceIssues } from './references.ts';

const pictureTypes = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];
const allowedPicture = 'a JPEG, PNG, WebP or AVIF picture';

const hasPictureType = (file: string) => pictureTypes.includes(extname(file).toLowerCase());

function findPictureIssues(
  src: unknown,
  minWidth: number,
  widths: Content['imageWidths'],
): Finding[] {
  if (typeof src !== 'string') return [];
  const width = widths[src];
  if (width === undefined) {
    const allowed = `the name of a file in images/${suggestion(src, Object.keys(widths))}`;
    return [{ found: `"${src}", which does not exist`, allowed }];
  }
  if (width >= minWidth && hasPictureType(src)) return [];
  const found = width === 0 ? `"${src}", which is not a picture` : `"${src}", ${width} pixels wide`;
  return [{ found, allowed: `${allowedPicture}, ${minWidth} pixels wide or more` }];
}

/** The build reads every file with the name of a picture, even if no record names it. */
export function findStrayImageIssues({ folder, imageWidths }: Content): ValidationIssue[] {
  return Object.entries(imageWidths)
    .filter(([src, width]) => width === 0 && hasPictureType(src))
    .map(([src]) => {
      const place = { file: `${folder}/images/${src}`, line: 1, record: '', field: '' };
      return { ...place, found: 'a file that is not a picture', allowed: allowedPicture };
    });
}

type RawRecord = { id?: unknown; [field: string]: unknown } | null;

export function findRecordIssues(content: Content, name: string, list: z.ZodType) {
  const file = `${content.folder}/${name}`;
  const text = content.texts[name] ?? '';
  const { value, error, lineOf } = parseYaml(text);
  if (error) {
    const above = text.split('\n').slice(0, error.line).join('\n');
    const record = [...above.matchAll(/^\s*-\s+id:\s*(\S+)/gm)].at(-1)?.[1] ?? '';
    return [{ file, record, field: '', ...error }];
  }
  const records: RawRecord[] = Array.isArray(value) ? value : [];
  const placeOf = (path: Path) => {
    const [index, ...field] = path;
    const id = records[Number(index)]?.id;
    const unnamed = index === undefined ? '' : `record ${Number(index) + 1}`;
    const record = typeof id === 'string' ? id : unnamed;
    return { file, line: lineOf(path), record, field: field.join('.') };
  };
  const issues = findSchemaIssues(list, value ?? [], placeOf);
  for (const [index, record] of records.entries()) {
    const issuesAt = (path: Path, findings: readonly Finding[]) =>
      findings.map((finding) => ({ ...placeOf([index, ...path]), ...finding }));
    for (const [field, minWidth] of Object.entries(pictureWidths)) {
      const image = record?.[field] as { src?: unknown } | undefined;
      const findings = findPictureIssues(image?.src, minWidth, content.imageWidths);
      issues.push(...issuesAt([field, 'src'], findings));
    }
    for (const { path, found, allowed } of findReferenceIssues(content, name, record)) {
      issues.push(...issuesAt(path, [{ found, allowed }]));
    }
  }
  return issues;
}
