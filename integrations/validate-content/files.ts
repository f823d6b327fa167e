import type { z } from 'astro/zod';
import { documentNames } from '../../src/lib/legal-html.ts';
import { identitySchema } from '../../src/schema/identity.ts';
import { legalSchema } from '../../src/schema/records.ts';
import { findSchemaIssues, parseYaml, suggestion, type ValidationIssue } from './issues.ts';

export function findRecordIssues(file: string, text: string, list: z.ZodType): ValidationIssue[] {
  const { value, error, lineOf } = parseYaml(text);
  if (error) {
    const above = text.split('\n').slice(0, error.line).join('\n');
    const record = [...above.matchAll(/^\s*-\s+id:\s*(\S+)/gm)].at(-1)?.[1] ?? '';
    return [{ file, record, field: '', ...error }];
  }
  const records = value ?? [];
  return findSchemaIssues(list, records, (path) => {
    const [index, ...field] = path;
    const id = (records as Record<PropertyKey, { id?: unknown } | null>)[index ?? '']?.id;
    const unnamed = index === undefined ? '' : `record ${Number(index) + 1}`;
    return {
      file,
      line: lineOf(path),
      record: typeof id === 'string' ? id : unnamed,
      field: field.join('.'),
    };
  });
}

/** Reads the fields of a flat object in a source file without running it: `brand: 'Acme'`. */
export function readTexts(source: string) {
  const field = /^ *(\w+):\s*(['"`])((?:\\.|(?!\2).)*)\2/gm;
  return [...source.matchAll(field)].map(({ 1: name = '', 3: value = '', index }) => ({
    name,
    value: value.replace(/\\(.)/g, '$1'),
    line: source.slice(0, index).split('\n').length,
  }));
}

export function findIdentityIssues(file: string, source: string): ValidationIssue[] {
  const texts = readTexts(source);
  const identity = Object.fromEntries(texts.map(({ name, value }) => [name, value]));
  return findSchemaIssues(identitySchema, identity, ([field]) => {
    const line = texts.find(({ name }) => name === field)?.line ?? 1;
    return { file, line, record: 'identity', field: String(field) };
  });
}

const allowedNames = documentNames.map((name) => `{${name}}`);

type LineIssue = Pick<ValidationIssue, 'field' | 'found' | 'allowed'>;

/** Headings are numbered by hand: contracts refer to the numbers. */
function findHeadingIssues(line: string, expected: number): LineIssue[] {
  const start = `## ${expected}. `;
  if (line.startsWith(start) && line.length > start.length) return [];
  return [{ field: 'heading', found: line, allowed: `"${start}" and a title` }];
}

/** A single brace is a broken name. */
function findNameIssues(line: string): LineIssue[] {
  return [...line.matchAll(/\{[^{}]*\}?|\}/g)]
    .filter(([found]) => !allowedNames.includes(found))
    .map(([found]) => {
      const allowed = allowedNames.join(', ') + suggestion(found, allowedNames);
      return { field: 'text', found, allowed };
    });
}

export function findLegalIssues(file: string, record: string, text: string): ValidationIssue[] {
  const match = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text);
  if (!match) {
    const allowed = 'title, description and lead between two lines of "---"';
    return [{ file, line: 1, record, field: '', found: 'no frontmatter', allowed }];
  }
  const [frontmatter, yaml = ''] = match;
  const { value, error, lineOf } = parseYaml(yaml);
  const issues = error
    ? [{ ...error, file, record, field: '', line: error.line + 1 }]
    : findSchemaIssues(legalSchema, value ?? {}, (path) => {
        return { file, line: lineOf(path) + 1, record, field: path.join('.') };
      });
  const linesBefore = frontmatter.trimEnd().split('\n').length;
  let headings = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (index < linesBefore) continue;
    const found = findNameIssues(line);
    if (/^#{1,2} /.test(line)) {
      headings += 1;
      found.unshift(...findHeadingIssues(line, headings));
    }
    issues.push(...found.map((issue) => ({ ...issue, file, line: index + 1, record })));
  }
  return issues;
}
