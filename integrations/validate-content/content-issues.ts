import { matchesGlob } from 'node:path';
import {
  copyFiles,
  copyLimits,
  copySchema,
  defaultCopyLimits,
  templateNames,
} from '../../src/schema/copy.ts';
import { minPhotoWidths } from '../../src/schema/fields.ts';
import { fileSchemas, references } from '../../src/schema/files.ts';
import type { Company } from '../../src/schema/site.ts';
import { type Issue, listLeaves, type Path, parseContentFile } from './parse-content-file.ts';
import type { Content } from './read-content.ts';
import {
  describeFound,
  findSchemaIssues,
  formatSuggestion,
  type IssueText,
} from './schema-issues.ts';

/** Finds `{names}` that cannot be filled, and single braces. */
function findTemplateIssues(content: Content, file: string, path: Path, text: string): IssueText[] {
  const braces = text.match(/\{[^{}]*\}?|\}/g);
  if (!braces) return [];
  const field = [file, ...path].join('/');
  const patterns = Object.entries(templateNames);
  const [, names = []] = patterns.find(([pattern]) => matchesGlob(field, pattern)) ?? [];
  const allowed = names.map((name) => `{${name}}`);
  const rule = allowed.join(', ') || 'a text without {names}, which are not filled here';
  return braces.flatMap((found) => {
    if (!allowed.includes(found))
      return [{ found, allowed: rule + formatSuggestion(found, allowed) }];
    const name = found.slice(1, -1);
    const fact = content.modules['company.ts']?.company?.[name as keyof Company];
    if (typeof fact !== 'string' || fact.trim() !== '') return [];
    const remedy = `delete the sentence, or fill in ${name} in company.ts`;
    return [{ found, allowed: `a fact that is not empty: ${remedy}` }];
  });
}

function getCopyLimit(file: string, path: Path, text: string): number {
  const field = [file, ...path].join('/');
  const [, limit] = Object.entries(copyLimits).find(([glob]) => matchesGlob(field, glob)) ?? [];
  if (limit !== undefined) return limit;
  if (!matchesGlob(file, copyFiles)) return Infinity;
  // A text that ends with a `{name}` may be a sentence.
  return /[.?!:}]$/.test(text) ? defaultCopyLimits.sentence : defaultCopyLimits.label;
}

function findLengthIssues(file: string, path: Path, text: string): IssueText[] {
  const limit = getCopyLimit(file, path, text);
  if ([...text].length <= limit) return [];
  return [{ found: describeFound(text), allowed: `at most ${limit} characters` }];
}

function findReferenceIssues(content: Content, file: string, [, field]: Path, id: string) {
  const records = references[`${file}/${String(field)}`];
  const parsed = records && parseContentFile(content, records);
  if (!(parsed && 'value' in parsed && Array.isArray(parsed.value))) return [];
  const ids = parsed.value.map((record) => String(record?.id));
  if (ids.includes(id)) return [];
  const allowed = `the id of a record in ${records}: ${ids.join(', ')}${formatSuggestion(id, ids)}`;
  return [{ found: describeFound(id), allowed }];
}

const isPhoto = (file: string) => /\.(?:jpe?g|png|webp|avif)$/i.test(file);
const allowedPhoto = 'a JPEG, PNG, WebP or AVIF picture without "?" in its name';

const isDrawing = (file: string) => /\.svg$/i.test(file);
const allowedDrawing = 'an SVG whose first element has xmlns="http://www.w3.org/2000/svg"';

function findPictureIssues({ imageWidths }: Content, [, field, key]: Path, src: string) {
  const minWidth = Object.entries(minPhotoWidths).find(([name]) => name === field)?.[1];
  if (minWidth === undefined || !(key === 'src' || key === 'phoneSrc')) return [];
  const width = imageWidths[src];
  if (width === undefined) {
    const near = formatSuggestion(src, Object.keys(imageWidths));
    return [{ found: `"${src}"`, allowed: `the name of a file in images/ itself${near}` }];
  }
  if (isDrawing(src) ? width > 0 : minWidth > 0 && width >= minWidth) return [];
  const photo = minWidth > 0 ? `${allowedPhoto}, ${minWidth} pixels wide or more; or ` : '';
  return [{ found: `"${src}", ${width} pixels wide`, allowed: photo + allowedDrawing }];
}

function findIssuesIn(content: Content, file: string): Issue[] {
  const projectPath = `${content.folder}/${file}`;
  if (file.startsWith('legal/') && !(file in fileSchemas)) {
    const issue = { line: 1, where: 'the file', found: 'a document without a page' };
    return [{ file: projectPath, ...issue, allowed: 'legal/terms.md, legal/privacy.md' }];
  }
  const parsed = parseContentFile(content, file);
  if ('error' in parsed) return [{ file: projectPath, ...parsed.error }];
  const issues = [
    ...findSchemaIssues(fileSchemas[file] ?? copySchema, parsed.value),
    ...listLeaves(parsed.value).flatMap(({ path, value }) => {
      if (typeof value !== 'string') return [];
      return [
        ...findTemplateIssues(content, file, path, value),
        ...findLengthIssues(file, path, value),
        ...findReferenceIssues(content, file, path, value),
        ...findPictureIssues(content, path, value),
      ].map((issue) => ({ path, ...issue }));
    }),
  ];
  return issues.map(({ path, found, allowed }) => {
    return { file: projectPath, ...parsed.locate(path, found), found, allowed };
  });
}

const findStrayPictures = ({ folder, imageWidths }: Content): Issue[] =>
  Object.keys(imageWidths)
    .filter((src) => imageWidths[src] === 0 || !(isPhoto(src) || isDrawing(src)))
    .map((src) => {
      const allowed = isDrawing(src) ? allowedDrawing : allowedPhoto;
      const projectPath = `${folder}/images/${src}`;
      return { file: projectPath, line: 1, where: 'the file', found: 'no picture', allowed };
    });

export function findContentIssues(content: Content): Issue[] {
  const documents = Object.keys(content.texts).filter((file) => file.startsWith('legal/'));
  const files = new Set([
    ...Object.keys(fileSchemas),
    ...documents,
    ...Object.keys(content.modules),
  ]);
  return [
    ...[...files].flatMap((file) => findIssuesIn(content, file)),
    ...findStrayPictures(content),
  ];
}

export function formatIssues(issues: readonly Issue[]): string {
  const paragraphs = issues.map(
    ({ file, line, where, found, allowed }) =>
      `${file}:${line}  ${where}\n    found:   ${found}\n    allowed: ${allowed}`,
  );
  const count = issues.length === 1 ? '1 validation issue' : `${issues.length} validation issues`;
  return `The content has ${count}:\n\n${paragraphs.join('\n\n')}\n`;
}

/** For GitHub, which shows each issue beside its line. */
export const formatAnnotations = (issues: readonly Issue[]): string =>
  issues
    .map(({ file, line, where, found, allowed }) => {
      const message = `${where}: found ${found}; allowed: ${allowed}`.replaceAll('\n', ' ');
      return `::error file=${file},line=${line}::${message}`;
    })
    .join('\n');
