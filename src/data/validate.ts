import { z } from 'astro/zod';
import type { Facts } from './facts.ts';
import {
  describeFound,
  type FieldIssue,
  findNearest,
  formatAmount,
  formatSuggestion,
} from './issues.ts';

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number without "$", commas and quotation marks, such as 9100',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields',
};

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
 * Applies a schema. A field has one issue at most, but each unknown field and each unknown variable in it has
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
