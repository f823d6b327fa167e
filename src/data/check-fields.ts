import { z } from 'astro/zod';
import {
  describeFound,
  type FieldIssue,
  findNearest,
  formatAmount,
  formatSuggestion,
  listLeaves,
  type Path,
} from './issues.ts';
import type { Facts } from './parse-file.ts';
import { findPictureIssue, type PictureFiles, type PictureRule } from './picture-files.ts';

/** What texts and fields may name. */
export interface Named {
  facts: Facts;
  pictures: PictureFiles;
  /** The ids of the records in a file. */
  getIds: (file: string) => readonly string[];
}

/** Metadata of a field that names a record of a file, or a picture. */
export interface FieldNames extends PictureRule {
  recordOf?: 'projects.yaml' | 'plans.yaml' | 'case-studies.yaml';
}

/** A schema as JSON, with the metadata of its fields. */
type Schema = z.core.JSONSchema.BaseSchema;

const schemaAt = (schema: Schema, path: Path) =>
  path.reduce<Schema>(
    (at, key) => (at.properties?.[String(key)] ?? at.items ?? {}) as Schema,
    schema,
  );

const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((at, key) => Object(at)[key], value);

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields',
};

function describeNumber({ type, minimum = 0, maximum = Infinity }: Schema): string {
  const range = maximum < Number.MAX_SAFE_INTEGER ? ` from ${minimum} to ${maximum}` : '';
  return `a${type === 'integer' ? ' whole' : ''} number${range}, without "$", commas and quotation marks`;
}

/** Says which variables a text may have: those of its schema and, outside `site.yaml`, facts. */
function describeVariables(found: string, variables: readonly string[], facts: Facts): string {
  const name = found.slice(1, -1);
  if (facts[name] === '') {
    return `a fact that is not empty: delete the sentence, or fill in ${name} in site.yaml`;
  }
  const known = Object.keys(facts).map((fact) => `{${fact}}`);
  const names =
    known.length > 0 ? [...variables, 'facts of site.yaml, such as {brand}'] : variables;
  const suggestion = formatSuggestion(found, [...variables, ...known]);
  return `${names.join(', ') || 'a text without names in braces'}${suggestion}`;
}

/** Says what is allowed if the schema has no message of its own. */
function describeRule(issue: z.core.$ZodRawIssue, schema: Schema, facts: Facts) {
  switch (issue.code) {
    case 'too_small':
      return `at least ${formatAmount(Number(issue.minimum), issue.origin)}`;
    case 'too_big':
      return `at most ${formatAmount(Number(issue.maximum), issue.origin)}`;
    case 'invalid_type':
      return issue.expected === 'string' && /number|boolean/.test(typeof issue.input)
        ? 'a text, here in quotation marks'
        : (typeNames[issue.expected] ?? describeNumber(schema));
    case 'invalid_value': {
      const values = issue.values.map(String);
      const suggestion = formatSuggestion(String(issue.input), values);
      const { listedIn } = schema;
      const file = listedIn ? `; ${listedIn} has the list` : '';
      return `one of ${values.map((value) => `"${value}"`).join(', ')}${suggestion}${file}`;
    }
    case 'custom': {
      const { found, variables } = issue.params ?? {};
      return describeVariables(found, variables, facts);
    }
    default:
      return undefined;
  }
}

/** Finds out whether the record or the picture is there that a field names, by the metadata of its schema. */
function findReferenceIssue({ names }: Schema, value: unknown, { pictures, getIds }: Named) {
  if (!names || typeof value !== 'string') return undefined;
  const { recordOf, ...rule } = names as FieldNames;
  if (!recordOf) return findPictureIssue(pictures, value, rule);
  const ids = getIds(recordOf);
  // A file without records has an issue of its own.
  if (ids.length === 0 || ids.includes(value)) return undefined;
  const suggestion = formatSuggestion(value, ids);
  const allowed = `the id of a record in ${recordOf}: ${ids.join(', ')}${suggestion}`;
  return { found: describeFound(value), allowed };
}

/**
 * Checks the value of a file. A field has one issue at most, but each unknown field and each refused part of a
 * text has its own. If the name of a required field is misspelt, the missing field is no issue.
 */
export function checkFields(schema: z.ZodType, content: unknown, named: Named) {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const { data, error } = schema.safeParse(content, {
    error: (issue) => describeRule(issue, schemaAt(json, issue.path ?? []), named.facts),
  });
  const issues = new Map<string, FieldIssue>();
  const add = (path: Path, allowed: string, found = describeFound(valueAt(content, path))) => {
    const key = `${path} ${found}`;
    if (!issues.has(key)) issues.set(key, { path, found, allowed });
  };
  const misspelt: string[] = [];
  for (const issue of error?.issues ?? []) {
    const { path, message } = issue;
    if (issue.code !== 'unrecognized_keys') {
      const { found } = (issue.code === 'custom' && issue.params) || {};
      add(path, message, found);
      continue;
    }
    const known = Object.keys(schemaAt(json, path).properties ?? {});
    for (const key of issue.keys) {
      misspelt.push([...path, findNearest(key, known)].join());
      add([...path, key], `one of the fields ${known.join(', ')}${formatSuggestion(key, known)}`);
    }
  }
  for (const { path, value } of listLeaves(content)) {
    const issue = findReferenceIssue(schemaAt(json, path), value, named);
    if (issue) add(path, issue.allowed, issue.found);
  }
  const isMissing = ({ path }: FieldIssue) => valueAt(content, path) === undefined;
  return {
    data,
    issues: [...issues.values()].filter(
      (issue) => !(isMissing(issue) && misspelt.includes(issue.path.join())),
    ),
  };
}
