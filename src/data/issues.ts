import { closest, distance } from 'fastest-levenshtein';

export type Path = readonly PropertyKey[];

export interface FieldIssue {
  path: Path;
  found: string;
  allowed: string;
}

export interface Issue extends Omit<FieldIssue, 'path'> {
  file: string;
  line: number;
  /** Record and field: 'pilot → name'. */
  location: string;
}

/** Lists the texts, numbers and other values of objects and lists. */
export function* listLeaves(
  value: unknown,
  path: Path = [],
): Generator<{ path: Path; value: unknown }> {
  if (!(value instanceof Object)) return yield { path, value };
  for (const [key, member] of Object.entries(value)) yield* listLeaves(member, [...path, key]);
}

export function findNearest(found: string, allowed: readonly string[]): string | undefined {
  if (allowed.length === 0) return undefined;
  const nearest = closest(found, allowed);
  const limit = Math.min(Math.max(2, nearest.length / 3), nearest.length - 1);
  return distance(found, nearest) <= limit ? nearest : undefined;
}

export function formatSuggestion(found: string, allowed: readonly string[]): string {
  const nearest = findNearest(found, allowed);
  return nearest ? ` (did you mean ${nearest}?)` : '';
}

/** Counts the characters of a text or the entries of a list; other numbers stand alone. */
export function formatAmount(count: number, type: string): string {
  const [one, other] =
    { string: ['character', 'characters'], array: ['entry', 'entries'] }[type] ?? [];
  return one ? `${count} ${count === 1 ? one : other}` : String(count);
}

/** Shows the beginning of a long text. */
export function describeFound(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return formatAmount(value.length, 'array');
  if (typeof value === 'object') return `the fields ${Object.keys(value).join(', ')}`;
  if (typeof value !== 'string') return String(value);
  const characters = [...value];
  const start = characters.length > 60 ? `${characters.slice(0, 50).join('')}…` : value;
  return `"${start}" (${formatAmount(characters.length, 'string')})`;
}

export function formatIssues(issues: readonly Issue[]): string {
  const paragraphs = issues.map(
    ({ file, line, location, found, allowed }) =>
      `${file}:${line}  ${location}\n    found:   ${found}\n    allowed: ${allowed}`,
  );
  const count = issues.length === 1 ? '1 validation issue' : `${issues.length} validation issues`;
  return `${count}:\n\n${paragraphs.join('\n\n')}\n`;
}

/** For GitHub, which shows each issue beside its line. */
export const formatAnnotations = (issues: readonly Issue[]): string =>
  issues
    .map(({ file, line, location, found, allowed }) => {
      const message = `${location}: found ${found}; allowed: ${allowed}`.replaceAll('\n', ' ');
      return `::error file=${file},line=${line}::${message}`;
    })
    .join('\n');
