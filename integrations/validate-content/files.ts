import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { z } from 'astro/zod';
import { imageSize } from 'image-size';
import { pictureWidths } from '../../src/schema/fields.ts';
import { identitySchema } from '../../src/schema/identity.ts';
import { documentNames, legalSchema } from '../../src/schema/records.ts';
import {
  findSchemaIssues,
  type Path,
  parseYaml,
  suggestion,
  type ValidationIssue,
} from './issues.ts';

const extensions = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

/** 0 if the file is not an image. */
function widthOf(path: string): number {
  try {
    return imageSize(readFileSync(path)).width;
  } catch {
    return 0;
  }
}

function findImageIssues(folder: string, src: string, minWidth: number) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (!names.includes(src)) {
    const allowed = `the name of a file in images/${suggestion(src, names)}`;
    return [{ found: `"${src}", which does not exist`, allowed }];
  }
  const width = widthOf(join(folder, src));
  if (width >= minWidth && extensions.includes(extname(src).toLowerCase())) return [];
  const found = width === 0 ? `"${src}", which is not a picture` : `"${src}", ${width} pixels wide`;
  const allowed = `a JPEG, PNG, WebP or AVIF picture, ${minWidth} pixels wide or more`;
  return [{ found, allowed }];
}

type PictureField = keyof typeof pictureWidths;
type RawRecord = { id?: unknown } & { [Field in PictureField]?: { src?: unknown } };
const pictureFields = Object.keys(pictureWidths) as PictureField[];

export function findRecordIssues(
  file: string,
  text: string,
  list: z.ZodType,
  images = '',
): ValidationIssue[] {
  const { value, error, lineOf } = parseYaml(text);
  if (error) {
    const above = text.split('\n').slice(0, error.line).join('\n');
    const record = [...above.matchAll(/^\s*-\s+id:\s*(\S+)/gm)].at(-1)?.[1] ?? '';
    return [{ file, record, field: '', ...error }];
  }
  const records: (RawRecord | null)[] = Array.isArray(value) ? value : [];
  const placeOf = (path: Path) => {
    const [index, ...field] = path;
    const id = records[Number(index)]?.id;
    const unnamed = index === undefined ? '' : `record ${Number(index) + 1}`;
    const record = typeof id === 'string' ? id : unnamed;
    return { file, line: lineOf(path), record, field: field.join('.') };
  };
  return [
    ...findSchemaIssues(list, value ?? [], placeOf),
    ...records.flatMap((record, index) =>
      pictureFields.flatMap((field) => {
        const src = record?.[field]?.src;
        if (typeof src !== 'string') return [];
        const issues = findImageIssues(images, src, pictureWidths[field]);
        return issues.map((issue) => ({ ...placeOf([index, field, 'src']), ...issue }));
      }),
    ),
  ];
}

/** Reads the fields of a flat object in a source file without running it: `brand: 'Acme'`. */
export function readTexts(source: string) {
  const field = /^ *(\w+):\s*(['"`])((?:\\.|(?!\2).)*)\2/gm;
  return [...source.matchAll(field)].map(({ 1: name = '', 3: value = '', index }) => ({
    name,
    value: value.replace(/\\(.)/g, '$1'),
    line: source.slice(0, index).split('\n').length,
  }));
}

export function findIdentityIssues(file: string, source: string): ValidationIssue[] {
  const texts = readTexts(source);
  const identity = Object.fromEntries(texts.map(({ name, value }) => [name, value]));
  return findSchemaIssues(identitySchema, identity, ([field]) => {
    const line = texts.find(({ name }) => name === field)?.line ?? 1;
    return { file, line, record: 'identity', field: String(field) };
  });
}

type LineIssue = Pick<ValidationIssue, 'field' | 'found' | 'allowed'>;

/** Headings carry their number as text: contracts refer to it. */
function findHeadingIssues(line: string, expected: number): LineIssue[] {
  const start = `## ${expected}. `;
  if (line.startsWith(start) && line.length > start.length) return [];
  return [{ field: 'heading', found: line, allowed: `"${start}" and a title` }];
}

/** Finds unknown `{names}` and single braces. */
function findNameIssues(line: string): LineIssue[] {
  return [...line.matchAll(/\{[^{}]*\}?|\}/g)]
    .filter(([found]) => !documentNames.includes(found))
    .map(([found]) => {
      const allowed = documentNames.join(', ') + suggestion(found, documentNames);
      return { field: 'text', found, allowed };
    });
}

export function findLegalIssues(file: string, record: string, text: string): ValidationIssue[] {
  const match = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text);
  if (!match) {
    const allowed = 'title, description and lead between two lines of "---"';
    return [{ file, line: 1, record, field: '', found: 'no frontmatter', allowed }];
  }
  const [frontmatter, yaml = ''] = match;
  const { value, error, lineOf } = parseYaml(yaml);
  const issues = error
    ? [{ ...error, file, record, field: '', line: error.line + 1 }]
    : findSchemaIssues(legalSchema, value ?? {}, (path) => {
        return { file, line: lineOf(path) + 1, record, field: path.join('.') };
      });
  const linesBefore = frontmatter.trimEnd().split('\n').length;
  let headings = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (index < linesBefore) continue;
    const found = findNameIssues(line);
    if (/^#{1,2} /.test(line)) {
      headings += 1;
      found.unshift(...findHeadingIssues(line, headings));
    }
    issues.push(...found.map((issue) => ({ ...issue, file, line: index + 1, record })));
  }
  return issues;
}
