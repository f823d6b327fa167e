import { closest, distance } from 'fastest-levenshtein';

export type Path = readonly PropertyKey[];

export interface Issue {
  file: string;
  line: number;
  /** Record and field: 'pilot → name'. */
  location: string;
  found: string;
  allowed: string;
}

export type Finding = Pick<Issue, 'found' | 'allowed'>;
export type FieldIssue = Finding & { path: Path };

/** Lists the texts, numbers and other values of objects and lists. */
export function* listLeaves(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  if (!(value instanceof Object)) return yield [path, value];
  for (const [key, member] of Object.entries(value)) yield* listLeaves(member, [...path, key]);
}

/** Suggests the allowed value that is nearest, if one is near. */
export function suggest(found: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return '';
  const nearest = closest(found, allowed);
  const limit = Math.min(Math.max(2, nearest.length / 3), nearest.length - 1);
  return distance(found, nearest) <= limit ? ` (did you mean ${nearest}?)` : '';
}

/** Shows the beginning of a long text. */
export function describeFound(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value instanceof Object) return `the fields ${Object.keys(value).join(', ')}`;
  if (typeof value !== 'string') return String(value ?? 'nothing');
  const characters = [...value];
  const start = characters.length > 60 ? `${characters.slice(0, 50).join('')}…` : value;
  return `"${start}" (${characters.length} character${characters.length === 1 ? '' : 's'})`;
}

export function formatIssues(issues: readonly Issue[]): string {
  const paragraphs = issues.map(
    ({ file, line, location, found, allowed }) =>
      `${file}:${line}  ${location}\n    found:   ${found}\n    allowed: ${allowed}\n`,
  );
  const count = issues.length === 1 ? '1 validation issue' : `${issues.length} validation issues`;
  return [`${count}:\n`, ...paragraphs].join('\n');
}

/** For GitHub, which shows each issue beside its line. */
export const formatAnnotations = (issues: readonly Issue[]): string =>
  issues
    .map(({ file, line, location, found, allowed }) => {
      const message = `${location}: found ${found}; allowed: ${allowed}`.replaceAll('\n', ' ');
      return `::error file=${file},line=${line}::${message}`;
    })
    .join('\n');
