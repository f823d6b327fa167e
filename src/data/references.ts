import { z } from 'astro/zod';
import { references } from '../schema/record-fields.ts';
import { describeFound, type FieldIssue, formatSuggestion } from './issues.ts';
import type { ParsedFiles, Path } from './parse-file.ts';
import { findPictureIssue, type PictureWidths } from './picture-files.ts';

function findRecordIssue(files: ParsedFiles, id: string, file: string) {
  const parsed = files[file];
  if (!(parsed && 'value' in parsed)) return undefined;
  const records = parsed.value ?? [];
  if (!Array.isArray(records)) return undefined;
  const ids = records.map((record) => String(record?.id));
  // A record without an id has an issue already, and may be the one that is meant.
  if (ids.includes(id) || ids.includes('undefined')) return undefined;
  const suggestion = formatSuggestion(id, ids);
  const allowed =
    ids.length === 0
      ? `no such line, because ${file} has no records`
      : `the id of a record in ${file}: ${ids.join(', ')}${suggestion}`;
  return { found: describeFound(id), allowed };
}

interface Field {
  path: Path;
  schema: z.core.$ZodType;
  value: unknown;
}

function listFields(schema: z.core.$ZodType, value: unknown, path: Path = []): Field[] {
  if (schema instanceof z.ZodPipe) return listFields(schema.in, value, path);
  if (schema instanceof z.ZodArray) {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    return entries.flatMap((entry, index) => listFields(schema.element, entry, [...path, index]));
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, member]) =>
      listFields(member, Object(value)[name], [...path, name]),
    );
  }
  // A field that may be empty or has a default.
  if ('unwrap' in schema) return listFields((schema as z.ZodOptional).unwrap(), value, path);
  return [{ path, schema, value }];
}

export function findReferenceIssues(
  schema: z.core.$ZodType,
  value: unknown,
  files: ParsedFiles,
  pictureWidths: PictureWidths,
): FieldIssue[] {
  return listFields(schema, value).flatMap((field) => {
    const named = references.get(field.schema);
    if (!named || field.value === undefined || field.value === null) return [];
    const name = String(field.value);
    const issue =
      'recordOf' in named
        ? findRecordIssue(files, name, named.recordOf)
        : findPictureIssue(pictureWidths, name, named.minPhotoWidth);
    return issue ? [{ path: field.path, ...issue }] : [];
  });
}
