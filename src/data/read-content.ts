import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'astro/zod';
import type { Template } from '../lib/text.ts';
import { contentSchemas, references } from '../schema/content.ts';
import { fillFacts, getFacts } from './facts.ts';
import {
  checkValue,
  describeFound,
  type FieldIssue,
  formatIssues,
  formatSuggestion,
  type Issue,
} from './issues.ts';
import { listLeaves, type ParsedFile, type Path, parseFile } from './parse-file.ts';
import {
  findIconIssues,
  findPictureIssues,
  findStrayPictures,
  measurePictures,
} from './picture-files.ts';
import { findThemeIssues } from './theme-issues.ts';

/** Set `CONTENT_DIR` to build another company's content, such as the fixture of the tests. */
export const contentFolder = process.env.CONTENT_DIR || 'src/content';

type FileName = keyof typeof contentSchemas;
type Values = { [Name in FileName]: z.output<(typeof contentSchemas)[Name]> };

export type Content = ReturnType<typeof createContent>;

const createLegal = ({ frontmatter, text }: Values['legal/terms.md']) => {
  const markdown = Object.values(text).join('\n') as Template<'schedulingPage'>;
  return { ...frontmatter, markdown };
};

const createContent = (values: Values) => ({
  site: values['site.yaml'],
  copy: {
    home: values['copy/home.yaml'],
    calculator: values['copy/calculator.yaml'],
    caseStudies: values['copy/case-studies.yaml'],
    portfolio: values['copy/portfolio.yaml'],
    failure: values['copy/failure.yaml'],
    notFound: values['copy/not-found.yaml'],
    shared: values['copy/shared.yaml'],
    llms: values['copy/llms.yaml'],
  },
  plans: values['plans.yaml'],
  team: values['team.yaml'],
  testimonials: values['testimonials.yaml'],
  faqs: values['faqs.yaml'],
  caseStudies: values['case-studies.yaml'],
  projects: values['projects.yaml'],
  legal: {
    terms: createLegal(values['legal/terms.md']),
    privacy: createLegal(values['legal/privacy.md']),
  },
});

/** Keys are paths in the folder. */
type ParsedFiles = Readonly<Record<string, ParsedFile>>;

function parseFiles(folder: string): ParsedFiles {
  const names = globSync('**/*.{yaml,yml,md}', { cwd: folder }).sort();
  const files = names.map((name) => {
    const text = readFileSync(resolve(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return [name, parseFile(name, text)];
  });
  return Object.fromEntries(files);
}

function findReferenceIssues(
  files: ParsedFiles,
  name: string,
  path: Path,
  id: unknown,
): FieldIssue[] {
  const records = references[`${name}/${String(path[1])}`];
  const parsed = records && files[records];
  if (!(parsed && 'value' in parsed && Array.isArray(parsed.value))) return [];
  const ids = parsed.value.map((record) => String(record?.id));
  if (ids.includes(String(id))) return [];
  const near = formatSuggestion(String(id), ids);
  const allowed = `the id of a record in ${records}: ${ids.join(', ')}${near}`;
  return [{ path, found: describeFound(id), allowed }];
}

const isFileName = (name: string): name is FileName => name in contentSchemas;

const createFileIssue = (found: string, allowed: string) => ({
  data: undefined,
  issues: [{ line: 1, where: 'the file', found, allowed }],
});

/** Reads a content folder. Returns all that is wrong with it or, if nothing is, the content. */
export async function readContent(folder = contentFolder, root = '.') {
  const parsed = parseFiles(resolve(root, folder));
  const facts = getFacts(parsed['site.yaml']);
  const pictureWidths = await measurePictures(resolve(root, folder, 'images'));
  const names = Object.keys(contentSchemas);

  /** Checks a file against its schema, and what its fields name against the other files. */
  function checkFile(name: string) {
    const file = parsed[name];
    if (!isFileName(name)) {
      const allowed = `${names.join(', ')}${formatSuggestion(name, names)}`;
      return createFileIssue('a file that no page shows', allowed);
    }
    if (!file) return createFileIssue('no file', 'a file with this name');
    if ('error' in file) return { data: undefined, issues: [file.error] };
    const schema = contentSchemas[name];
    const empty = schema.type === 'array' ? [] : {};
    const value = fillFacts(name, file.value ?? empty, facts);
    const { data, issues } = checkValue<unknown>(schema, value, facts);
    const all = [
      ...issues,
      ...listLeaves(value).flatMap((leaf) => [
        ...findReferenceIssues(parsed, name, leaf.path, leaf.value),
        ...findPictureIssues(pictureWidths, leaf.path, leaf.value),
      ]),
    ];
    return {
      data,
      issues: all.map(({ path, found, allowed }) => {
        return { ...file.locate(path, found), found, allowed };
      }),
    };
  }

  const files = [...new Set([...names, ...Object.keys(parsed)])];
  const checked = files.map((file) => ({ file, ...checkFile(file) }));
  const inFolder = [
    ...checked.flatMap(({ file, issues }) => issues.map((issue) => ({ file, ...issue }))),
    ...findStrayPictures(pictureWidths),
    ...(await findIconIssues(resolve(root, folder))),
  ];
  const issues: Issue[] = [
    ...inFolder.map((issue) => ({ ...issue, file: `${folder}/${issue.file}` })),
    ...findThemeIssues(),
  ];
  const values = Object.fromEntries(checked.map(({ file, data }) => [file, data])) as Values;
  const content = issues.length === 0 ? createContent(values) : undefined;
  return { content, issues, parsed };
}

/** Returns the content, or throws all that is wrong with it. */
export async function loadContent(folder = contentFolder): Promise<Content> {
  const { content, issues } = await readContent(folder);
  if (content) return content;
  // Without a stack trace, which an owner could not use.
  throw Object.assign(new Error(formatIssues(issues)), { name: 'Content', stack: '' });
}
