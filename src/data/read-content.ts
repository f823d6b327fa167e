import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'astro/zod';
import { type Content, type ContentFile, contentFiles } from '../schema/content.ts';
import { getFacts, interpolateFacts } from './facts.ts';
import { checkValue, findNearest, formatIssues, formatSuggestion, type Issue } from './issues.ts';
import { type ParsedFiles, parseFile } from './parse-file.ts';
import { findFileIssues, measurePictures } from './picture-files.ts';
import { findReferenceIssues } from './references.ts';

/** Set `CONTENT_DIR` to build another company's content, such as the fixture of the tests. */
export const contentFolder = process.env.CONTENT_DIR || 'src/content';

/** The values of files without fields, by the type of their schema. */
const emptyValues: Partial<Record<string, unknown>> = { array: [], object: {} };

function parseFiles(folder: string): ParsedFiles {
  const names = globSync('**/*.{yaml,yml,md}', { cwd: folder }).sort();
  const files = names.map((name) => {
    const text = readFileSync(resolve(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return [name, parseFile(name, text)];
  });
  return Object.fromEntries(files);
}

/** Reads a content folder. Returns its issues or, if there are none, the content. */
export async function readContent(folder = contentFolder, root = '.') {
  const parsed = parseFiles(resolve(root, folder));
  const facts = getFacts(parsed['site.yaml']);
  const names = Object.values(contentFiles).flatMap((files) => files.map(({ file }) => file));
  const unknown = Object.keys(parsed).filter((name) => !names.includes(name));
  const pictureWidths = await measurePictures(resolve(root, folder, 'images'));
  const issues: Issue[] = [];
  const addIssue = (file: string, issue: Omit<Issue, 'file'>) => {
    issues.push({ ...issue, file: `${folder}/${file}` });
  };
  const addFileIssue = (file: string, found: string, allowed: string) =>
    addIssue(file, { line: 1, where: 'the file', found, allowed });

  function checkMissingFile(name: string, schema: z.ZodType) {
    const near = findNearest(name, unknown);
    if (schema.type === 'optional' && !near) return;
    addFileIssue(name, 'no file', `a file with this name${near ? `: rename ${near}` : ''}`);
  }

  /** Checks a file against its schema, and what its fields name against the other files. */
  function checkFile(name: string, schema: z.ZodType): unknown {
    const file = parsed[name];
    if (!file) {
      checkMissingFile(name, schema);
      return undefined;
    }
    if ('error' in file) {
      addIssue(name, file.error);
      return undefined;
    }
    const value = interpolateFacts(name, file.value ?? emptyValues[schema.type], facts);
    const checked = checkValue(schema, value, facts);
    const references = findReferenceIssues(schema, value, parsed, pictureWidths);
    for (const { path, ...issue } of [...checked.issues, ...references]) {
      addIssue(name, { ...file.locate(path, issue.found), ...issue });
    }
    return checked.data;
  }

  const checkFiles = (files: readonly ContentFile[]) =>
    Object.fromEntries(files.map(({ name, file, schema }) => [name, checkFile(file, schema)]));
  const { main, copy, legal } = contentFiles;
  const content = {
    ...checkFiles(main),
    copy: checkFiles(copy),
    legal: checkFiles(legal),
  } as Content;
  for (const name of unknown) {
    const near = findNearest(name, names);
    // `checkMissingFile` reports it.
    if (near && !parsed[near]) continue;
    const allowed = `${names.join(', ')}${formatSuggestion(name, names)}`;
    addFileIssue(name, 'a file that no page shows', allowed);
  }
  const fileIssues = await findFileIssues(resolve(root, folder), pictureWidths);
  for (const { file, found, allowed } of fileIssues) addFileIssue(file, found, allowed);
  return { content: issues.length === 0 ? content : undefined, issues, parsed };
}

/** Returns the content, or throws its issues. */
export async function loadContent(folder = contentFolder): Promise<Content> {
  const { content, issues } = await readContent(folder);
  if (content) return content;
  // An owner could not use a stack trace.
  throw Object.assign(new Error(formatIssues(issues)), { name: 'Content', stack: '' });
}
