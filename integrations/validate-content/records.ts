import type { z } from 'astro/zod';
import { LineCounter, parseDocument } from 'yaml';
import { describeAllowed, describeFields, describeFound, describeUnreadable } from './messages.ts';

export interface Mistake {
  file: string;
  line: number;
  /** The id of the record, or its place in the list where it has none. */
  record: string;
  field: string;
  /** What stands there. */
  found: string;
  /** What may stand there. */
  allowed: string;
}

function valueAt(record: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[key],
    record,
  );
}

interface Place {
  file: string;
  record: string;
  lineOf: (path: readonly PropertyKey[]) => number;
}

function mistakeAt(
  { file, record, lineOf }: Place,
  path: readonly PropertyKey[],
  found: unknown,
  allowed: string,
): Mistake {
  const field = path.join('.') || '-';
  return { file, line: lineOf(path), record, field, found: describeFound(found), allowed };
}

/** All that the schema does not allow in one record. */
export function findSchemaMistakes(schema: z.ZodType, value: unknown, place: Place): Mistake[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const mistyped = issues.filter(({ code }) => code === 'invalid_type');
  // A text in the place of a list is also too long for a list: one mistake, told once.
  const follows = ({ code, path }: z.core.$ZodIssue) =>
    code !== 'invalid_type' && mistyped.some((other) => other.path.join() === path.join());
  return issues.flatMap((issue) => {
    if (follows(issue)) return [];
    if (issue.code !== 'unrecognized_keys') {
      const found = valueAt(value, issue.path);
      return [mistakeAt(place, issue.path, found, describeAllowed(issue, found))];
    }
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return mistakeAt(place, path, valueAt(value, path), describeFields(schema, issue.path, key));
    });
  });
}

/** What a text in YAML says, with what is needed to find the line of a field. */
export function parseYaml(text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true) as { range?: number[] } | undefined;
      if (node?.range?.[0] !== undefined) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const errors = document.errors.map((error) => ({
    line: lines.linePos(error.pos[0]).line,
    ...describeUnreadable(error),
  }));
  if (errors.length > 0) return { value: [], errors, lineOf };
  try {
    return { value: document.toJS() as unknown, errors, lineOf };
  } catch (error) {
    // A text that begins with an asterisk reads as a reference to something that is not there.
    const name = /alias[^*]*?:?\s*(\S+)$/.exec(String(error))?.[1] ?? '';
    const line = lines.linePos(Math.max(0, text.indexOf(`*${name}`))).line;
    const unreadable = describeUnreadable({ code: 'BAD_ALIAS', message: String(error) });
    return { value: [], errors: [{ line, ...unreadable }], lineOf };
  }
}

/** The id of the record that a line belongs to, where the file as a whole cannot be read. */
function idAbove(text: string, line: number): string {
  const above = text.split('\n').slice(0, line).join('\n');
  return [...above.matchAll(/^\s*-\s+id:\s*(\S+)/gm)].at(-1)?.[1] ?? '-';
}

/**
 * All mistakes in a file of records: what YAML cannot read, what the schema does not allow, and
 * ids that stand twice. An empty list means that the file is right.
 */
export function findMistakes(file: string, text: string, schema: z.ZodType): Mistake[] {
  const { value: records, errors, lineOf } = parseYaml(text);
  if (errors.length > 0) {
    return (
      errors
        .map((error) => ({ ...error, file, record: idAbove(text, error.line), field: '-' }))
        // One slip can break several rules of YAML; the first says where in the record it is.
        .filter(({ record }, index, all) => index === 0 || record !== all[index - 1]?.record)
    );
  }
  if (!Array.isArray(records) || records.length === 0) {
    const found = describeFound(records);
    return [{ file, line: 1, record: '-', field: '-', found, allowed: 'a list of records' }];
  }
  const lineOfId = new Map<unknown, number>();
  return records.flatMap((record: unknown, index) => {
    const id = valueAt(record, ['id']);
    const place: Place = {
      file,
      record: typeof id === 'string' ? id : `record ${index + 1}`,
      lineOf: (path) => lineOf([index, ...path]),
    };
    const first = lineOfId.get(id);
    if (id !== undefined && first === undefined) lineOfId.set(id, place.lineOf(['id']));
    const twice =
      first === undefined
        ? []
        : [mistakeAt(place, ['id'], id, `an id of its own; the record of line ${first} has this`)];
    return [...twice, ...findSchemaMistakes(schema, record, place)];
  });
}

/** Whose field it is; a file that cannot be read may have neither. */
export const nameOf = ({ record, field }: Pick<Mistake, 'record' | 'field'>) =>
  [record, field].filter((name) => name !== '-').join(' → ') || 'the file';

/** One readable paragraph for each mistake. */
export function formatMistakes(mistakes: readonly Mistake[]): string {
  return mistakes
    .map((mistake) =>
      [
        `${mistake.file}:${mistake.line}  ${nameOf(mistake)}`,
        `    found:   ${mistake.found}`,
        `    allowed: ${mistake.allowed}`,
      ].join('\n'),
    )
    .join('\n\n');
}
