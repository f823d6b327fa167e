import { z } from 'astro/zod';
import { parseSync } from 'rolldown/utils';
import { companySchema } from '../../src/schema/company.ts';
import { namesInCopy } from '../../src/schema/copy.ts';
import { identitySchema } from '../../src/schema/identity.ts';
import { pageMetaSchema } from '../../src/schema/page-meta.ts';
import {
  type Finding,
  findNameIssues,
  findSchemaIssues,
  type Path,
  type ValidationIssue,
} from './issues.ts';
import type { Content } from './read-content.ts';
import { findReferenceIssues } from './references.ts';

const copySchema = z.object({ meta: pageMetaSchema.optional() });

/** What files export; those without a schema are copy. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  'identity.ts': z.object({ identity: identitySchema }),
  'company.ts': z.object({ company: companySchema }),
};

/** Finds the names of a path, which are in the same order in the source, then the text. */
function lineOf(source: string, path: Path, text = ''): number {
  let position = 0;
  for (const name of path.map(String).filter((key) => Number.isNaN(Number(key)))) {
    const distance = source.slice(position).search(new RegExp(`\\b${name}['"]?\\s*[:=]`));
    position += Math.max(0, distance);
  }
  const end = Math.max(position, source.indexOf(text, position));
  return source.slice(0, end).split('\n').length;
}

function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return Object.entries(value ?? {}).flatMap(([key, member]) => textsIn(member, [...path, key]));
}

/** `*` stands for any key. */
const matches = (pattern: string, path: Path) => {
  const keys = pattern.split('.');
  return keys.length === path.length && keys.every((key, at) => key === '*' || key === path[at]);
};

function findTextIssues(file: string, module: unknown): (Finding & { path: Path })[] {
  const names = Object.entries(namesInCopy[file] ?? {});
  return textsIn(module).flatMap(({ path, text }) => {
    const [, allowed = []] = names.find(([pattern]) => matches(pattern, path)) ?? [];
    return findNameIssues(text, allowed).map((finding) => ({ path, ...finding }));
  });
}

export function findModuleIssues(content: Content, name: string): ValidationIssue[] {
  const file = `${content.folder}/${name}`;
  const source = content.texts[name] ?? '';
  const module = content.modules[name] ?? {};
  if (module instanceof Error) {
    const [error] = parseSync(name, source).errors;
    const line = source.slice(0, error?.labels[0]?.start ?? 0).split('\n').length;
    const allowed = 'TypeScript; a text with an apostrophe stands in double quotation marks';
    const found = error?.message ?? module.message;
    return [{ file, line, record: '', field: '', found, allowed }];
  }
  const placeOf = (path: Path, found?: string) => {
    const [record, ...field] = path.map(String);
    return {
      file,
      line: lineOf(source, path, found),
      record: record ?? '',
      field: field.join('.'),
    };
  };
  const issues = [...findReferenceIssues(content, name, module), ...findTextIssues(name, module)];
  return [
    ...findSchemaIssues(schemas[name] ?? copySchema, { ...module }, placeOf),
    ...issues.map(({ path, ...issue }) => ({ ...placeOf(path, issue.found), ...issue })),
  ];
}
