import { globSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { z } from 'astro/zod';
import sharp from 'sharp';
import { interpolateTexts, type Template } from '../lib/text.ts';
import { contentSchemas, references } from '../schema/content.ts';
import { minPhotoWidths } from '../schema/fields.ts';
import { industries } from '../schema/vocabulary.ts';
import { getPaletteClass } from '../styles/industry-surfaces.ts';
import {
  describeFound,
  describeRule,
  type FieldIssue,
  findSchemaIssues,
  formatIssues,
  formatSuggestion,
  type Issue,
} from './issues.ts';
import { listLeaves, type ParsedFile, type Path, parseFile } from './parse-file.ts';

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

/** Keys are paths in the folder; keys of pictures are paths in `images/`. */
interface Files {
  parsed: Readonly<Record<string, ParsedFile>>;
  /** Pixels of each picture; 0 if it is none, or its name cannot be imported. */
  imageWidths: Readonly<Record<string, number>>;
}

async function measurePicture(path: string): Promise<number> {
  if (path.includes('?')) return 0;
  try {
    const content = readFileSync(path);
    const { format, autoOrient } = await sharp(content).metadata();
    const isNamedSvg = extname(path).toLowerCase() === '.svg';
    if (isNamedSvg !== (format === 'svg')) return 0;
    // Browsers show no image without its namespace.
    return isNamedSvg && !content.includes('http://www.w3.org/2000/svg') ? 0 : autoOrient.width;
  } catch {
    return 0;
  }
}

async function readFiles(folder: string): Promise<Files> {
  const parsed: Record<string, ParsedFile> = {};
  for (const name of globSync('**/*.{yaml,yml,md}', { cwd: folder }).sort()) {
    const text = readFileSync(resolve(folder, name), 'utf8').replaceAll('\r\n', '\n');
    parsed[name] = parseFile(name, text);
  }
  const pictures = globSync('*', { cwd: resolve(folder, 'images') });
  const imageWidths = await Promise.all(
    pictures.map(
      async (src) => [src, await measurePicture(resolve(folder, 'images', src))] as const,
    ),
  );
  return { parsed, imageWidths: Object.fromEntries(imageWidths) };
}

/** Returns the texts of `site.yaml`, which other texts may name. */
function getFacts({ parsed }: Files): Record<string, string> {
  const site = parsed['site.yaml'];
  const fields = site && 'value' in site ? Object.entries(site.value ?? {}) : [];
  const facts = Object.keys(contentSchemas['site.yaml'].shape).map((name) => {
    const value = fields.find(([field]) => field === name)?.[1] ?? '';
    // A brace is an issue of site.yaml, and of no other file.
    return [name, String(value).trim().replace(/[{}]/g, '')];
  });
  const { sample, ...texts } = Object.fromEntries(facts);
  return texts;
}

/** Escapes what Markdown could take for markup. */
const escapeMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** Fills in facts, except empty ones: a text must not name these. */
function fillFacts(name: string, value: unknown, facts: Record<string, string>): unknown {
  if (name === 'site.yaml') return value;
  const known = Object.entries(facts).filter(([, fact]) => fact !== '');
  const filled = interpolateTexts(value, Object.fromEntries(known));
  if (!name.endsWith('.md')) return filled;
  const escaped = known.map(([fact, text]) => [fact, escapeMarkdown(text)]);
  const { schedulingPage, ...values } = Object.fromEntries(escaped);
  const { text } = value as { text: unknown };
  return { ...(filled as object), text: interpolateTexts(text, values) };
}

function findReferenceIssues(files: Files, name: string, path: Path, id: unknown): FieldIssue[] {
  const records = references[`${name}/${String(path[1])}`];
  const parsed = records && files.parsed[records];
  if (!(parsed && 'value' in parsed && Array.isArray(parsed.value))) return [];
  const ids = parsed.value.map((record) => String(record?.id));
  if (ids.includes(String(id))) return [];
  const near = formatSuggestion(String(id), ids);
  const allowed = `the id of a record in ${records}: ${ids.join(', ')}${near}`;
  return [{ path, found: describeFound(id), allowed }];
}

const isPhoto = (file: string) => /\.(?:jpe?g|png|webp|avif)$/i.test(file);
const allowedPhoto = 'a JPEG, PNG, WebP or AVIF picture without "?" in its name';

const isDrawing = (file: string) => /\.svg$/i.test(file);
const allowedDrawing = 'an SVG whose first element has xmlns="http://www.w3.org/2000/svg"';

function findPictureIssues({ imageWidths }: Files, path: Path, src: unknown): FieldIssue[] {
  const [, field, key] = path;
  const minWidth = Object.entries(minPhotoWidths).find(([name]) => name === field)?.[1];
  if (minWidth === undefined || !['src', 'phoneSrc', 'large'].includes(String(key))) return [];
  const name = String(src);
  const width = imageWidths[name];
  if (width === undefined) {
    const near = formatSuggestion(name, Object.keys(imageWidths));
    return [{ path, found: `"${name}"`, allowed: `the name of a file in images/ itself${near}` }];
  }
  if (isDrawing(name) ? width > 0 : minWidth > 0 && width >= minWidth) return [];
  const photo = minWidth > 0 ? `${allowedPhoto}, ${minWidth} pixels wide or more; or ` : '';
  return [{ path, found: `"${name}", ${width} pixels wide`, allowed: photo + allowedDrawing }];
}

const isFileName = (name: string): name is FileName => name in contentSchemas;

const createFileIssue = (found: string, allowed: string) => [
  { line: 1, where: 'the file', found, allowed },
];

/** Checks a file against its schema, and what its fields name against the other files. */
function checkFile(files: Files, name: string, facts: Record<string, string>) {
  const names = Object.keys(contentSchemas);
  const parsed = files.parsed[name];
  if (!isFileName(name)) {
    const allowed = `${names.join(', ')}${formatSuggestion(name, names)}`;
    return { issues: createFileIssue('a file that no page shows', allowed) };
  }
  if (!parsed) return { issues: createFileIssue('no file', 'a file with this name') };
  if ('error' in parsed) return { issues: [parsed.error] };
  const schema = contentSchemas[name];
  const empty = schema.type === 'array' ? [] : {};
  const value = fillFacts(name, parsed.value ?? empty, facts);
  const { data, error } = schema.safeParse(value, { error: describeRule });
  const issues = [
    ...findSchemaIssues(error, value, facts),
    ...listLeaves(value).flatMap((leaf) => [
      ...findReferenceIssues(files, name, leaf.path, leaf.value),
      ...findPictureIssues(files, leaf.path, leaf.value),
    ]),
  ].map(({ path, found, allowed }) => ({ ...parsed.locate(path, found), found, allowed }));
  return { data, issues };
}

const findStrayPictures = ({ imageWidths }: Files) =>
  Object.keys(imageWidths)
    .filter((src) => imageWidths[src] === 0 || !(isPhoto(src) || isDrawing(src)))
    .map((src) => {
      const allowed = isDrawing(src) ? allowedDrawing : allowedPhoto;
      return { file: `images/${src}`, issues: createFileIssue('no picture', allowed) };
    });

/** Reports industries without colors, and a missing semicolon, which CSS would take for a longer value. */
function findThemeIssues(): Issue[] {
  const file = 'src/styles/theme.css';
  const theme = readFileSync(file, 'utf8');
  const palettes = industries.flatMap((industry) => {
    const where = `.${getPaletteClass(industry)}`;
    if (theme.includes(`${where} {`)) return [];
    const allowed = `the colors of the industry ${industry}, like those of the others`;
    return { file, line: 1, where, found: 'nothing', allowed };
  });
  const unfinished = /^ *(--[\w-]+):[^;{}]*\n *--/m.exec(theme);
  if (!unfinished) return palettes;
  const line = theme.slice(0, unfinished.index).split('\n').length;
  const [, where = ''] = unfinished;
  return [{ file, line, where, found: 'no ";" at the end', allowed: 'a ";" at the end' }];
}

/** Reads a content folder. Returns all that is wrong with it or, if nothing is, the content. */
export async function readContent(folder = contentFolder, root = '.') {
  const files = await readFiles(resolve(root, folder));
  const facts = getFacts(files);
  const names = new Set([...Object.keys(contentSchemas), ...Object.keys(files.parsed)]);
  const checked = [...names].map((file) => ({ file, ...checkFile(files, file, facts) }));
  const fileIssues = [...checked, ...findStrayPictures(files)].flatMap(({ file, issues }) =>
    issues.map((issue): Issue => ({ file: `${folder}/${file}`, ...issue })),
  );
  const issues = [...fileIssues, ...findThemeIssues()];
  const values = Object.fromEntries(checked.map(({ file, data }) => [file, data])) as Values;
  const content = issues.length === 0 ? createContent(values) : undefined;
  return { content, issues, parsed: files.parsed };
}

/** Returns the content, or throws all that is wrong with it. */
export async function loadContent(folder = contentFolder): Promise<Content> {
  const { content, issues } = await readContent(folder);
  if (content) return content;
  // Without a stack trace, which an owner could not use.
  throw Object.assign(new Error(formatIssues(issues)), { name: 'Content', stack: '' });
}
