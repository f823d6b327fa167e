import { z } from 'astro/zod';
import { closest, distance } from 'fastest-levenshtein';
import type { Facts } from './facts.ts';

export interface Issue {
  file: string;
  line: number;
  /** Record and field: 'pilot → name'. */
  location: string;
  found: string;
  allowed: string;
}

export function findNearest(found: string, allowed: readonly string[]): string | undefined {
  if (allowed.length === 0) return undefined;
  const nearest = closest(found, allowed);
  return distance(found, nearest) <= Math.min(Math.max(2, nearest.length / 3), nearest.length - 1)
    ? nearest
    : undefined;
}

export function formatSuggestion(found: string, allowed: readonly string[]): string {
  const nearest = findNearest(found, allowed);
  return nearest ? ` (did you mean ${nearest}?)` : '';
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

function formatAmount(count: number, type: string): string {
  const [one, other] = units[type] ?? [];
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

/* The message of an unknown field lists the known ones, because an issue of zod has no other room for them. */
const joinFields = (names: readonly string[]) => names.join(', ');
const splitFields = (message: string) => message.split(', ');

/** Says what is allowed if the schema has no message of its own. */
function describeRule(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_small')
    return `at least ${formatAmount(Number(issue.minimum), issue.origin)}`;
  if (issue.code === 'too_big')
    return `at most ${formatAmount(Number(issue.maximum), issue.origin)}`;
  if (issue.code === 'invalid_type') {
    const isUnquoted = issue.expected === 'string' && /number|boolean/.test(typeof issue.input);
    return isUnquoted ? 'a text, here in quotation marks' : typeNames[issue.expected];
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const found = typeof issue.input === 'string' ? issue.input : '';
    return `one of ${values.map((value) => `"${value}"`).join(', ')}${formatSuggestion(found, values)}`;
  }
  // zod names the unknown fields only.
  const isStrictObject = issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject;
  return isStrictObject ? joinFields(Object.keys(issue.inst.shape)) : undefined;
}

/** Says which variables a text may have: those of its schema, and facts. */
function describeVariables(found: string, allowed: readonly string[], facts: Facts): string {
  const name = found.slice(1, -1);
  if (facts[name] === '') {
    return `a fact that is not empty: delete the sentence, or fill in ${name} in site.yaml`;
  }
  const known = Object.keys(facts).filter((fact) => facts[fact] !== '');
  const suggestion = formatSuggestion(found, [...allowed, ...known.map((fact) => `{${fact}}`)]);
  return `${[...allowed, 'facts of site.yaml, such as {brand}'].join(', ')}${suggestion}`;
}

export interface FieldIssue {
  path: readonly PropertyKey[];
  found: string;
  allowed: string;
}

const getValue = (value: unknown, path: FieldIssue['path']) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null)?.[key], value);

function describeIssue(issue: z.core.$ZodIssue, value: unknown, facts: Facts): FieldIssue[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const suggestion = formatSuggestion(key, splitFields(message));
      const found = describeFound(getValue(value, [...path, key]));
      return { path: [...path, key], found, allowed: `one of the fields ${message}${suggestion}` };
    });
  }
  if (issue.code === 'custom' && issue.params) {
    const { found, allowed } = issue.params as { found: string; allowed: string[] };
    return [{ path, found, allowed: describeVariables(found, allowed, facts) }];
  }
  return [{ path, found: describeFound(getValue(value, path)), allowed: message }];
}

/** Returns the paths of the known fields that misspelt ones resemble. */
const findIntendedFields = (issues: readonly z.core.$ZodIssue[]): string[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const allowed = splitFields(issue.message);
    return issue.keys.map((key) => [...issue.path, findNearest(key, allowed)].join());
  });

/**
 * Applies a schema. A field has one issue at most, but each unknown field and each unknown `{name}` in it has
 * its own. If the name of a required field is misspelt, the missing field is no issue.
 */
export function validate<Output>(schema: z.ZodType<Output>, value: unknown, facts: Facts) {
  const { data, error } = schema.safeParse(value, { error: describeRule });
  const found = error?.issues ?? [];
  const intended = findIntendedFields(found);
  const issues = found
    .filter(({ path }) => getValue(value, path) !== undefined || !intended.includes(path.join()))
    .flatMap((issue) => describeIssue(issue, value, facts));
  const keys = issues.map(({ path, found }) => [...path, found].join());
  return { data, issues: issues.filter((_, index) => keys.indexOf(keys[index] ?? '') === index) };
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
