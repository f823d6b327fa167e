import { z } from 'astro/zod';
import { describeFound, type FieldIssue, listLeaves, type Path, suggest } from './issues.ts';
import type { Facts } from './parse-file.ts';
import { findPictureIssue, type PictureFiles, type PictureRule } from './picture-files.ts';

/** What texts and fields may name: facts, pictures, and records of a file by their ids. */
export interface Named {
  facts: Facts;
  pictures: PictureFiles;
  ids: Readonly<Record<string, readonly string[]>>;
}

/** The JSON schema of a field. The last three are metadata of `src/schema/record-fields.ts`. */
interface FieldSchema extends z.core.JSONSchema.BaseSchema {
  picture?: PictureRule;
  recordOf?: string;
  listedIn?: string;
}

const schemaAt = (schema: FieldSchema, path: Path) =>
  path.reduce<FieldSchema>((at, key) => {
    const entry = at.prefixItems?.[Number(key)] ?? at.items;
    return (at.properties?.[String(key)] ?? entry ?? {}) as FieldSchema;
  }, schema);

const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((at, key) => Object(at)[key], value);

/** Says what a field may contain whose schema has no message of its own. */
function describeAllowed(schema: FieldSchema, value: unknown): string {
  const { type, enum: words, minimum, maximum, maxLength, minItems, maxItems, listedIn } = schema;
  if (words) {
    const list = words.map((word) => `"${word}"`).join(', ');
    const file = listedIn ? `; ${listedIn} has the list` : '';
    return `one of ${list}${suggest(String(value), words.map(String))}${file}`;
  }
  if (type === 'boolean') return 'true or false';
  if (type === 'object') return 'fields';
  if (type === 'array') return maxItems ? `a list of ${minItems} to ${maxItems}` : 'a list';
  if (type === 'integer' || type === 'number') {
    const kind = type === 'integer' ? 'whole number' : 'number';
    return `a ${kind} from ${minimum} to ${maximum}, without "$", commas and quotation marks`;
  }
  if (!['string', 'undefined'].includes(typeof value)) return 'a text, here in quotation marks';
  return maxLength ? `a text of at most ${maxLength} characters` : 'a text';
}

/** Says which names in braces a text may have: those of its schema and, outside `site.yaml`, facts. */
function describeVariables(found: string, variables: readonly string[], facts: Facts): string {
  const name = found.slice(1, -1);
  if (facts[name] === found)
    return `a fact that is not empty: delete the sentence, or fill in ${name} in site.yaml`;
  const known = Object.keys(facts).map((fact) => `{${fact}}`);
  const names = known[0] ? [...variables, 'facts of site.yaml, such as {brand}'] : variables;
  const list = names.join(', ') || 'a text without names in braces';
  return `${list}${suggest(found, [...variables, ...known])}`;
}

/** Looks for the picture or the record that a field names. */
function findReferenceIssue(
  { picture, recordOf = '' }: FieldSchema,
  value: unknown,
  { pictures, ids }: Named,
) {
  if (typeof value !== 'string') return undefined;
  if (picture) return findPictureIssue(pictures, value, picture);
  const records = ids[recordOf];
  if (!records || records.includes(value)) return undefined;
  const list = `${records.join(', ')}${suggest(value, records)}`;
  return { found: describeFound(value), allowed: `the id of a record in ${recordOf}: ${list}` };
}

/**
 * Checks the value of a file. A field has one issue at most, but each unknown field and each refused part of a text
 * has its own.
 */
export function checkFields(schema: z.ZodType, content: unknown, named: Named) {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const { data, error } = schema.safeParse(content, {
    error: ({ path = [], input, code, params }) =>
      code === 'custom'
        ? describeVariables(params?.found, params?.variables, named.facts)
        : describeAllowed(schemaAt(json, path), input),
  });
  const issues = new Map<string, FieldIssue>();
  const add = (path: Path, allowed: string, found = describeFound(valueAt(content, path))) => {
    const key = `${path} ${found}`;
    if (!issues.has(key)) issues.set(key, { path, found, allowed });
  };
  const zodIssues = error?.issues ?? [];
  const unknown = zodIssues.filter((issue) => issue.code === 'unrecognized_keys');
  for (const { path, keys } of unknown) {
    const known = Object.keys(schemaAt(json, path).properties ?? {});
    for (const key of keys)
      add([...path, key], `one of the fields ${known.join(', ')}${suggest(key, known)}`);
  }
  // A field that is missing beside an unknown one is misspelt.
  const parents = unknown.map(({ path }) => path.join());
  const isMisspelt = (path: Path) =>
    valueAt(content, path) === undefined && parents.includes(path.slice(0, -1).join());
  for (const issue of zodIssues.filter(({ code }) => code !== 'unrecognized_keys')) {
    const { path, message } = issue;
    if (!isMisspelt(path)) add(path, message, Object(issue).params?.found);
  }
  for (const [path, value] of listLeaves(content)) {
    const issue = findReferenceIssue(schemaAt(json, path), value, named);
    if (issue) add(path, issue.allowed, issue.found);
  }
  return { data, issues: [...issues.values()] };
}
