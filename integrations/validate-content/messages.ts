import { z } from 'astro/zod';
import { closest, distance } from 'fastest-levenshtein';
import type { YAMLError } from 'yaml';

type Issue = z.core.$ZodIssue;

/** The nearest allowed word, where it is near enough to be what was meant. */
export function suggestion(found: unknown, allowed: readonly string[]): string {
  if (typeof found !== 'string' || allowed.length === 0) return '';
  const nearest = closest(found, allowed);
  return distance(found, nearest) <= Math.max(2, nearest.length / 3)
    ? ` (did you mean ${nearest}?)`
    : '';
}

/** What the schema calls its types, in words for somebody who never saw a schema. */
const types: Record<string, string> = {
  string: 'a text',
  number: 'a number, without quotation marks, "$" and comma',
  int: 'a whole number',
  boolean: 'true or false, without quotation marks',
  array: 'a list, such as "[Email, LinkedIn]"',
  object: 'fields of its own, each on a line below',
};

function describeSize(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const limit =
    issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  if (issue.origin === 'string') return `${limit} characters`;
  return issue.origin === 'array' ? `${limit} entries` : limit;
}

/** What the schema allows in place of what it found. */
export function describeAllowed(issue: Issue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_type': {
      const type = types[issue.expected] ?? issue.expected;
      return found === undefined ? `this field is required: ${type}` : type;
    }
    case 'invalid_value':
      return issue.values.map(String).join(', ') + suggestion(found, issue.values.map(String));
    case 'too_small':
    case 'too_big':
      return describeSize(issue);
    default:
      return issue.message.replace(/^allowed: /, '');
  }
}

/** The fields that the schema knows where an unknown one stands, and the nearest. */
export function describeFields(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  key: string,
): string {
  const group = path.reduce<unknown>(
    (at, name) => (at instanceof z.ZodObject ? at.shape[name as string] : listed(at)),
    schema,
  );
  const names = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
  return `no field of this name; there are ${names.join(', ')}${suggestion(key, names)}`;
}

const listed = (list: unknown) => (list instanceof z.ZodArray ? list.element : undefined);

export function describeFound(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string')
    return `"${value}" (${value.length} ${value.length === 1 ? 'character' : 'characters'})`;
  if (Array.isArray(value)) return `${value.length} entries`;
  return typeof value === 'object' ? `the fields ${Object.keys(value).join(', ')}` : String(value);
}

/** What a file says that cannot be read, and how it is put right. */
export interface Unreadable {
  found: string;
  allowed: string;
}

const indent: Unreadable = {
  found:
    'this line or the next begins further right or left than its neighbors, lacks its ": ", or has one within its text',
  allowed: 'as many spaces before each field of a record; a text with ": " in quotation marks',
};
const start: Unreadable = {
  found: 'a text that begins with a sign that has a meaning of its own, such as "*", "&" or "@"',
  allowed: 'such a text in quotation marks',
};

const unreadable: Partial<Record<YAMLError['code'], Unreadable>> = {
  BAD_ALIAS: start,
  BAD_INDENT: indent,
  BAD_SCALAR_START: start,
  BLOCK_AS_IMPLICIT_KEY: indent,
  DUPLICATE_KEY: {
    found: 'a field that the record has already',
    allowed: 'each field once',
  },
  MISSING_CHAR: {
    found: 'a quotation mark or bracket that does not close',
    allowed: 'one at the beginning and one at the end; ‘ or ’ within the text',
  },
  MULTILINE_IMPLICIT_KEY: indent,
  UNEXPECTED_TOKEN: {
    found: 'a sign or word where none can stand, such as one behind a closing quotation mark',
    allowed:
      'quotation marks around the whole text, and none within; spaces before a field, no tabs',
  },
  TAB_AS_INDENT: { found: 'a tab at the beginning of the line', allowed: 'spaces' },
};

export const describeUnreadable = ({ code, message }: Pick<YAMLError, 'code' | 'message'>) =>
  unreadable[code] ?? { found: message.split('\n', 1)[0] ?? message, allowed: 'valid YAML' };
