import { z } from 'astro/zod';
import { closest, distance } from 'fastest-levenshtein';

export interface ValidationIssue {
  file: string;
  line: number;
  /** The id of the record, or its position in the list. */
  record: string;
  field: string;
  found: string;
  allowed: string;
}

export type Path = readonly PropertyKey[];
export type Finding = Pick<ValidationIssue, 'found' | 'allowed'>;
export type Place = Pick<ValidationIssue, 'file' | 'line' | 'record' | 'field'>;

/** ' (did you mean …?)', if an allowed word is close. */
export function suggestion(found: unknown, allowed: readonly string[]): string {
  if (typeof found !== 'string' || allowed.length === 0) return '';
  const nearest = closest(found, allowed);
  const isNear = distance(found, nearest) <= Math.max(2, nearest.length / 3);
  return isNear ? ` (did you mean ${nearest}?)` : '';
}

function describeAllowed(issue: z.core.$ZodIssue, found: unknown): string {
  const values = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const rule = issue.message.replace(/^(?:allowed: |[\w ]+: expected )|, received \w+$/g, '');
  return rule + suggestion(found, values);
}

export function describeFound(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') return `"${value}" (length ${value.length})`;
  if (Array.isArray(value)) return `${value.length} entries`;
  return typeof value === 'object' ? `the fields ${Object.keys(value).join(', ')}` : String(value);
}

export const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null)?.[key], value);

function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrap(schema.in) : schema;
}

function fieldNamesAt(schema: z.ZodType, path: Path): string[] {
  const group = path.reduce<unknown>((at, key) => {
    if (at instanceof z.ZodArray) return unwrap(at.element);
    return at instanceof z.ZodObject ? unwrap(at.shape[String(key)]) : undefined;
  }, schema);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}

/** Finds `{names}` that are not allowed, and single braces. */
export function findNameIssues(text: string, allowed: readonly string[]): Finding[] {
  return [...text.matchAll(/\{[^{}]*\}?|\}/g)]
    .filter(([found]) => !allowed.includes(found))
    .map(([found]) => {
      const rule = allowed.join(', ') || 'a text without {names}, which are not filled here';
      return { found, allowed: rule + suggestion(found, allowed) };
    });
}

/** Reports one issue per path, and each unknown field as its own. */
export function findSchemaIssues(
  schema: z.ZodType,
  value: unknown,
  placeOf: (path: Path) => Place,
): ValidationIssue[] {
  const seen = new Set<string>();
  return (schema.safeParse(value).error?.issues ?? []).flatMap((issue) => {
    const key = issue.path.join();
    if (seen.has(key)) return [];
    seen.add(key);
    const issueAt = (path: Path, allowed: string) => {
      return { ...placeOf(path), found: describeFound(valueAt(value, path)), allowed };
    };
    if (issue.code !== 'unrecognized_keys') {
      return [issueAt(issue.path, describeAllowed(issue, valueAt(value, issue.path)))];
    }
    const names = fieldNamesAt(schema, issue.path);
    return issue.keys.map((name) =>
      issueAt(
        [...issue.path, name],
        `one of the fields ${names.join(', ')}${suggestion(name, names)}`,
      ),
    );
  });
}

export const nameOf = ({ record, field }: Pick<ValidationIssue, 'record' | 'field'>) =>
  [record, field].filter((name) => name !== '').join(' → ') || 'the file';

export function formatIssues(issues: readonly ValidationIssue[]): string {
  const paragraphs = issues.map(
    (issue) =>
      `${issue.file}:${issue.line}  ${nameOf(issue)}\n` +
      `    found:   ${issue.found}\n    allowed: ${issue.allowed}`,
  );
  const count = issues.length === 1 ? '1 validation issue' : `${issues.length} validation issues`;
  return `The content has ${count}:\n\n${paragraphs.join('\n\n')}\n`;
}
