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

interface FieldSchema {
  items?: FieldSchema;
  properties?: Readonly<Record<string, FieldSchema>>;
}

/** Converts to JSON Schema, which also explains the fields in VS Code. */
export const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' });

/** Returns the names of the fields at a path. */
function listFields(schema: z.ZodType, path: Path): string[] {
  const at = path.reduce<FieldSchema | undefined>(
    (outer, key) => outer?.items ?? outer?.properties?.[String(key)],
    toJsonSchema(schema) as FieldSchema,
  );
  return Object.keys(at?.properties ?? {});
}

type Path = FieldIssue['path'];

const getValue = (value: unknown, path: Path) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null)?.[key], value);

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

/**
 * Applies a schema. A field has one issue at most, but each unknown field and each unknown variable in it has
 * its own. If the name of a required field is misspelt, the missing field is no issue.
 */
export function validate<Output>(schema: z.ZodType<Output>, value: unknown, facts: Facts) {
  const { data, error } = schema.safeParse(value, { error: describeRule });
  const intendedFields: string[] = [];

  function describeUnknownField(path: Path): FieldIssue {
    const name = String(path.at(-1));
    const fields = listFields(schema, path.slice(0, -1));
    intendedFields.push([...path.slice(0, -1), findNearest(name, fields)].join());
    const allowed = `one of the fields ${fields.join(', ')}${formatSuggestion(name, fields)}`;
    return { path, found: describeFound(getValue(value, path)), allowed };
  }

  const issues = (error?.issues ?? []).flatMap((issue): FieldIssue[] => {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => describeUnknownField([...path, key]));
    }
    if (issue.code === 'custom' && issue.params) {
      const { found, allowed } = issue.params as { found: string; allowed: string[] };
      return [{ path, found, allowed: describeVariables(found, allowed, facts) }];
    }
    return [{ path, found: describeFound(getValue(value, path)), allowed: message }];
  });
  const isKnownAlready = ({ path }: FieldIssue) =>
    getValue(value, path) === undefined && intendedFields.includes(path.join());
  const keys = issues.map(({ path, found }) => [...path, found].join());
  return {
    data,
    issues: issues.filter(
      (issue, index) => !isKnownAlready(issue) && keys.indexOf(keys[index] ?? '') === index,
    ),
  };
}
