import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CaseStudy } from '../schema/case-studies.ts';
import { type Content, contentFiles } from '../schema/content.ts';
import { siteSchema } from '../schema/site.ts';
import { checkFields, type Named } from './check-fields.ts';
import { type Finding, formatIssues, type Issue, suggest } from './issues.ts';
import { type Facts, parseFile } from './parse-file.ts';
import { readPictures } from './picture-files.ts';
import { findDoorIssues } from './wall-doors.ts';

/** Set `CONTENT_DIR` to build another company's content, such as the fixture of the tests. */
export const contentFolder = process.env.CONTENT_DIR || 'src/content';

/**
 * Returns the texts and numbers of `site.yaml`. An empty one stays a name in braces, which texts may not have. If
 * the file is invalid, the name takes the place of each, so that only the lines of `site.yaml` are issues.
 */
function getFacts(site: unknown): Facts {
  const { sample, socialCard, ...schemas } = siteSchema.shape;
  const isValid = siteSchema.safeParse(site).success;
  const getFact = (name: string) =>
    isValid ? String(Object(site)[name] ?? '').trim() || `{${name}}` : name;
  return Object.fromEntries(Object.keys(schemas).map((name) => [name, getFact(name)]));
}

function parseFiles(folder: string) {
  const site = parseFile(folder, 'site.yaml', {});
  const facts = getFacts(site.value);
  const files = contentFiles.map((file) => {
    return { ...file, ...(file.key === 'site' ? site : parseFile(folder, file.name, facts)) };
  });
  const ids: Record<string, string[]> = {};
  for (const { name, value } of files)
    if (Array.isArray(value)) ids[name] = value.map((record) => String(record?.id));
  return { files, facts, ids };
}

type ContentFile = ReturnType<typeof parseFiles>['files'][number];

/** Returns the value of a file, and its issues with their lines. */
function checkFile(
  { name, schema, value, locate, error }: ContentFile,
  named: Named,
  images: string,
) {
  if (!locate) return { issues: error ? [error] : [] };
  const { data, issues } = checkFields(schema, value, named);
  if (name === 'case-studies.yaml' && issues.length === 0)
    issues.push(...findDoorIssues(data as CaseStudy[], images));
  const located = issues.map(({ path, ...issue }) => ({ ...locate(path, issue.found), ...issue }));
  return { data, issues: located };
}

async function readAndCheck(folder: string, root: string) {
  const path = resolve(root, folder);
  const { files, facts, ids } = parseFiles(path);
  const pictures = await readPictures(path);
  const issues: Issue[] = [];
  const add = (name: string, issue: Finding & Partial<Issue>) =>
    issues.push({ line: 1, location: 'the file', ...issue, file: `${folder}/${name}` });
  const content: Record<string, object> = { copy: {}, legal: {} };
  for (const file of files) {
    const named = { facts: file.key === 'site' ? {} : facts, pictures, ids };
    const checked = checkFile(file, named, resolve(path, 'images'));
    for (const issue of checked.issues) add(file.name, issue);
    Object.assign(content[file.folder] ?? content, { [file.key]: checked.data });
  }
  const names = files.map(({ name }) => name);
  const found = globSync('**/*.{yaml,yml,md}', { cwd: path }).sort();
  for (const name of found.filter((file) => !names.includes(file))) {
    const allowed = `one of ${names.join(', ')}${suggest(name, names)}`;
    add(name, { found: 'a file that no page shows', allowed });
  }
  for (const [name, { fault }] of pictures) if (fault) add(name, fault);
  return { content: issues.length === 0 ? (content as Content) : undefined, issues };
}

type Checked = ReturnType<typeof readAndCheck>;

/** Pages are built as modules of their own, in the same process: what is checked once is kept for them. */
const shared = globalThis as { checkedContent?: Map<string, Checked> };
shared.checkedContent ??= new Map();
const { checkedContent } = shared;

/** Reads and checks a content folder. Returns its issues or, if there are none, the content. */
export function checkContent(folder = contentFolder, root = '.'): Checked {
  const key = resolve(root, folder);
  const checked = checkedContent.get(key) ?? readAndCheck(folder, root);
  checkedContent.set(key, checked);
  return checked;
}

/** For `npm run dev`, when a file has changed. */
export const forgetContent = () => checkedContent.clear();

/** Returns the content, or throws its issues. */
export async function loadContent(folder = contentFolder): Promise<Content> {
  const { content, issues } = await checkContent(folder);
  if (content) return content;
  // An owner could not use a stack trace.
  throw Object.assign(new Error(formatIssues(issues)), { name: 'ContentError', stack: '' });
}
