import { z } from 'astro/zod';
import { closest, distance } from 'fastest-levenshtein';
import { type Issue, type Path, valueAt } from './parse-content-file.ts';

export type IssueText = Pick<Issue, 'found' | 'allowed'>;

export function formatSuggestion(found: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return '';
  const nearest = closest(found, allowed);
  const isNear = distance(found, nearest) <= Math.max(2, nearest.length / 3);
  return isNear ? ` (did you mean ${nearest}?)` : '';
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number without "$", commas and quotation marks, such as 9100',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields',
};

const units: Readonly<Record<string, [one: string, other: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

function countOf(count: number, type: string): string {
  const [one, other] = units[type] ?? [];
  return one ? `${count} ${count === 1 ? one : other}` : String(count);
}

/** Shows the beginning of a long text. */
export function describeFound(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return countOf(value.length, 'array');
  if (typeof value === 'object') return `the fields ${Object.keys(value).join(', ')}`;
  if (typeof value !== 'string') return String(value);
  const characters = [...value];
  const start = characters.length > 60 ? `${characters.slice(0, 50).join('')}…` : value;
  return `"${start}" (${countOf(characters.length, 'string')})`;
}

/** Says what is allowed, where the schema has no message of its own. */
function describeRule(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_small') return `at least ${countOf(Number(issue.minimum), issue.origin)}`;
  if (issue.code === 'too_big') return `at most ${countOf(Number(issue.maximum), issue.origin)}`;
  if (issue.code === 'invalid_type') return typeNames[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const found = typeof issue.input === 'string' ? issue.input : '';
    return `one of ${values.map((value) => `"${value}"`).join(', ')}${formatSuggestion(found, values)}`;
  }
  // zod names only the unknown fields, so take the known ones from the schema.
  const isStrictObject = issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject;
  return isStrictObject ? Object.keys(issue.inst.shape).join(', ') : undefined;
}

/** Reports at most one issue for each path; each unknown field is an issue of its own. */
export function findSchemaIssues(
  schema: z.ZodType,
  value: unknown,
): (IssueText & { path: Path })[] {
  const { error } = schema.safeParse(value, { error: describeRule });
  const issues = (error?.issues ?? []).flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    return keys.map((key) => {
      const path = key === undefined ? issue.path : [...issue.path, key];
      const near = key === undefined ? '' : formatSuggestion(key, issue.message.split(', '));
      const allowed =
        key === undefined ? issue.message : `one of the fields ${issue.message}${near}`;
      return { path, found: describeFound(valueAt(value, path)), allowed };
    });
  });
  const paths = issues.map(({ path }) => path.join());
  return issues.filter((_, index) => paths.indexOf(`${paths[index]}`) === index);
}
