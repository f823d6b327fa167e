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
  if (issue.code !== 'invalid_value') return undefined;
  const values = issue.values.map(String);
  const found = typeof issue.input === 'string' ? issue.input : '';
  return `one of ${values.map((value) => `"${value}"`).join(', ')}${formatSuggestion(found, values)}`;
}

type Path = FieldIssue['path'];

const getValue = (value: unknown, path: Path) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null)?.[key], value);

/** Says which variables a text may have: those of its schema, and facts. */
function describeVariables(found: string, variables: readonly string[], facts: Facts): string {
  const name = found.slice(1, -1);
  if (facts[name] === '') {
    return `a fact that is not empty: delete the sentence, or fill in ${name} in site.yaml`;
  }
  const known = Object.keys(facts).filter((fact) => facts[fact] !== '');
  const suggestion = formatSuggestion(found, [...variables, ...known.map((fact) => `{${fact}}`)]);
  const names =
    known.length > 0 ? [...variables, 'facts of site.yaml, such as {brand}'] : variables;
  return `${names.join(', ') || 'a text without names in braces'}${suggestion}`;
}

function describeUnknownField(path: Path, known: readonly string[], value: unknown) {
  const suggestion = formatSuggestion(String(path.at(-1)), known);
  const allowed = `one of the fields ${known.join(', ')}${suggestion}`;
  return { path, found: describeFound(getValue(value, path)), allowed };
}

/**
 * Applies a schema. A field has one issue at most, but each unknown field and each refused part of a text has
 * its own. If the name of a required field is misspelt, the missing field is no issue.
 */
export function validate<Output>(schema: z.ZodType<Output>, value: unknown, facts: Facts) {
  const knownFields = new Map<readonly string[], string[]>();
  const { data, error } = schema.safeParse(value, {
    error: (issue) => {
      // The issue that `safeParse` returns has the same `keys`, but no schema.
      if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject) {
        knownFields.set(issue.keys, Object.keys(issue.inst.shape));
      }
      return describeRule(issue);
    },
  });
  const intended: string[] = [];
  const issues = (error?.issues ?? []).flatMap((issue): FieldIssue[] => {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys') {
      const known = knownFields.get(issue.keys) ?? [];
      intended.push(...issue.keys.map((key) => [...path, findNearest(key, known)].join()));
      return issue.keys.map((key) => describeUnknownField([...path, key], known, value));
    }
    const { found, variables } = (issue.code === 'custom' && issue.params) || {};
    const allowed = variables ? describeVariables(found, variables, facts) : message;
    return [{ path, found: found ?? describeFound(getValue(value, path)), allowed }];
  });
  const keys = issues.map(({ path, found }) => [...path, found].join());
  const isShown = ({ path, found }: FieldIssue, index: number) =>
    keys.indexOf(keys[index] ?? '') === index &&
    !(found === 'nothing' && intended.includes(path.join()));
  return { data, issues: issues.filter(isShown) };
}
