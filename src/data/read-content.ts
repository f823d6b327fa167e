import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'astro/zod';
import type { CaseStudy } from '../schema/case-studies.ts';
import { type Content, type ContentFile, contentFiles } from '../schema/content.ts';
import { getFacts, interpolateFacts } from './facts.ts';
import { findNearest, formatIssues, type Issue } from './issues.ts';
import { type ParsedFiles, parseFile } from './parse-file.ts';
import { findPictureFileIssues, readPictures } from './picture-files.ts';
import { findReferenceIssues } from './references.ts';
import { validate } from './validate.ts';
import { findDoorIssues } from './wall-doors.ts';

/** Set `CONTENT_DIR` to build another company's content, such as the fixture of the tests. */
export const contentFolder = process.env.CONTENT_DIR || 'src/content';

function parseFiles(folder: string): ParsedFiles {
  const paths = globSync('**/*.{yaml,yml,md}', { cwd: folder }).sort();
  const files = paths.map((path) => {
    return [path, parseFile(path, readFileSync(resolve(folder, path), 'utf8'))];
  });
  return Object.fromEntries(files);
}

/** Reports files that are missing, and those that no page shows. */
function findFileIssues(found: readonly string[]) {
  const known = Object.values(contentFiles).flatMap((files) => files.map(({ path }) => path));
  const missing = known.filter((path) => !found.includes(path));
  const unknown = found.filter((path) => !known.includes(path));
  const missingIssues = missing.map((file) => {
    const nearest = findNearest(file, unknown);
    const rename = nearest ? `: rename ${nearest}` : '';
    return { file, found: 'no file', allowed: `a file with this name${rename}` };
  });
  const unknownIssues = unknown
    .filter((file) => !findNearest(file, missing))
    .map((file) => ({ file, found: 'a file that no page shows', allowed: known.join(', ') }));
  return [...missingIssues, ...unknownIssues];
}

/** Reads and checks a content folder. Returns its issues or, if there are none, the content. */
export async function checkContent(folder = contentFolder, root = '.') {
  const parsedFiles = parseFiles(resolve(root, folder));
  const { 'site.yaml': site } = parsedFiles;
  const facts = getFacts(site && 'value' in site ? site.value : undefined);
  const pictures = await readPictures(resolve(root, folder, 'images'));
  const issues: Issue[] = [];
  const addIssue = (path: string, issue: Omit<Issue, 'file'>) => {
    issues.push({ ...issue, file: `${folder}/${path}` });
  };

  /** Validates a file against its schema, and what its fields name against the other files. */
  function validateFile(path: string, schema: z.ZodType): unknown {
    const parsed = parsedFiles[path];
    if (!parsed) return undefined;
    if ('error' in parsed) {
      addIssue(path, parsed.error);
      return undefined;
    }
    const value = interpolateFacts(path, parsed.value ?? undefined, facts);
    const validated = validate(schema, value, path === 'site.yaml' ? {} : facts);
    const found = [...validated.issues, ...findReferenceIssues(path, value, parsedFiles, pictures)];
    if (path === 'case-studies.yaml' && found.length === 0) {
      found.push(...findDoorIssues(validated.data as CaseStudy[], resolve(root, folder, 'images')));
    }
    for (const { path: field, ...issue } of found) {
      addIssue(path, { ...parsed.locate(field, issue.found), ...issue });
    }
    return validated.data;
  }

  const validateFiles = (files: readonly ContentFile[]) =>
    Object.fromEntries(files.map(({ key, path, schema }) => [key, validateFile(path, schema)]));
  const content = {
    ...validateFiles(contentFiles.root),
    copy: validateFiles(contentFiles.copy),
    legal: validateFiles(contentFiles.legal),
  } as Content;
  const fileIssues = [
    ...findFileIssues(Object.keys(parsedFiles)),
    ...(await findPictureFileIssues(resolve(root, folder), pictures)),
  ];
  for (const { file, ...issue } of fileIssues) {
    addIssue(file, { ...issue, line: 1, location: 'the file' });
  }
  return { content: issues.length === 0 ? content : undefined, issues };
}

/** Returns the content, or throws its issues. */
export async function loadContent(folder = contentFolder): Promise<Content> {
  const { content, issues } = await checkContent(folder);
  if (content) return content;
  // An owner could not use a stack trace.
  throw Object.assign(new Error(formatIssues(issues)), { name: 'ContentError', stack: '' });
}
