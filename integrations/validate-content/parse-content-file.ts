import { parseSync } from 'vite';
import { LineCounter, parseDocument, visit } from 'yaml';
import type { Content } from './read-content.ts';

export type Path = readonly PropertyKey[];

export interface Issue {
  file: string;
  line: number;
  /** Record and field: 'pilot → name'. */
  where: string;
  found: string;
  allowed: string;
}

/** The value of a file with the places of its fields, or the syntax error. */
type ParsedFile =
  | { value: unknown; locate: (path: Path, found?: string) => Pick<Issue, 'line' | 'where'> }
  | { error: Omit<Issue, 'file'> };

export function listLeaves(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, member]) => listLeaves(member, [...path, key]));
}

export const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null)?.[key], value);

const formatWhere = (first: unknown, rest: Path) =>
  [first, rest.join('.')].filter(Boolean).join(' → ') || 'the file';

/** Returns the path of the field that a line begins with; an empty one without a field. */
const getFieldPath = (line = '') => /^\s*(?:- )?(\w+):/.exec(line)?.slice(1) ?? [];

const countLines = (text: string, end: number) => text.slice(0, end).split('\n').length;

const yamlRules =
  'each field once, indented by spaces like its neighbors, not by tabs; ' +
  'quotation marks around a text that contains ": " or begins with a sign such as "*", "&" or "@"';

/** Maps the errors of the parser, by code and message, to what an owner sees in the line. */
const yamlErrors: readonly [error: RegExp, found: string][] = [
  [/^BLOCK_AS_IMPLICIT_KEY/, 'a text with ": " in it, or a line that is indented too far'],
  [/^MULTILINE_IMPLICIT_KEY/, 'a field without ": " after its name'],
  [/^MISSING_CHAR Missing closing/, 'a text without its closing quotation mark'],
  [/^MISSING_CHAR Sequence item/, 'a line that is not indented far enough'],
  [/^MISSING_CHAR/, 'a field without ": " after its name'],
  [/^BAD_INDENT/, 'a line that is indented differently from those around it'],
  [/^DUPLICATE_KEY/, 'a field that the record already has'],
  [/^BAD_SCALAR_START/, 'a text that begins with a sign'],
  [/^UNEXPECTED_TOKEN/, 'a tab, or words after a closing quotation mark'],
];

const openQuote = /^\s*(?:- )?(?:\w+: )?"(?:[^"\\]|\\.)*$/;

/**
 * Parses YAML into a value and a function that finds lines, or returns the first error.
 * An alias is an error: it was meant as a text that begins with `*`.
 */
function parseYaml(text: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line;
  const errors = document.errors.map(({ code, message, pos: [start, end] }) => {
    const known = yamlErrors.find(([error]) => error.test(`${code} ${message}`));
    return { code, found: known?.[1] ?? message, line: lineAt(start), end: lineAt(end) };
  });
  visit(document, {
    Alias: (_, { source, range }) => {
      const [line, found] = [lineAt(range?.[0]), `a text that begins with "*": *${source}`];
      errors.push({ code: 'BAD_ALIAS', found, line, end: line });
    },
  });
  const [error, next] = errors;
  if (error) {
    const lines = text.split('\n');
    const { found } = error;
    let { line } = error;
    // The first error is above the line that is indented too far; the second ends at this line.
    if (next?.code === 'MULTILINE_IMPLICIT_KEY') line = next.end;
    // The parser reports the end of the text, not the line with the open quotation mark.
    if (found.includes('closing quotation mark')) {
      line = lines.findIndex((text) => openQuote.test(text)) + 1 || line;
    }
    const record = lines.slice(0, line).join('\n');
    const id = [...record.matchAll(/^\s*-\s+id:\s*(\S+)/gm)].at(-1)?.[1];
    const where = formatWhere(id, getFieldPath(lines[line - 1]));
    return { error: { line, where, found, allowed: yamlRules } };
  }
  const lineOf = (path: Path): number => {
    const node = document.getIn(path, true) as { range?: number[] } | null | undefined;
    if (node?.range) return lineAt(node.range[0]);
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  return { value: document.toJS() as unknown, lineOf };
}

function parseRecords(text: string): ParsedFile {
  const { value, lineOf, error } = parseYaml(text);
  if (error) return { error };
  const records: { id?: unknown }[] = Array.isArray(value) ? value : [];
  const locate = (path: Path) => {
    const [index, ...field] = path;
    const id = records[Number(index)]?.id;
    const record = index === undefined ? '' : `record ${Number(index) + 1}`;
    return { line: lineOf(path), where: formatWhere(typeof id === 'string' ? id : record, field) };
  };
  return { value: value ?? [], locate };
}

/** Returns the frontmatter, and the body as a record of lines by number. */
function parseLegalDocument(text: string): ParsedFile {
  const [frontmatter] = /^---\n[\s\S]*?\n(?=---(?:\n|$))/.exec(text) ?? [];
  if (!frontmatter) {
    const allowed = 'title, description and intro between two lines of "---"';
    return { error: { line: 1, where: 'the file', found: 'no frontmatter', allowed } };
  }
  const { value, lineOf, error } = parseYaml(frontmatter);
  if (error) return { error };
  const bodyStart = frontmatter.split('\n').length;
  const lines = text.split('\n').map((line, index) => [index + 1, line] as const);
  return {
    value: { frontmatter: value ?? {}, text: Object.fromEntries(lines.slice(bodyStart)) },
    locate: ([part, ...field]) =>
      part === 'text'
        ? { line: Number(field[0]), where: 'text' }
        : { line: lineOf(field), where: formatWhere('frontmatter', field) },
  };
}

function parseModule(file: string, text: string, exports: object): ParsedFile {
  if (exports instanceof Error) {
    const [syntax] = parseSync(file, text).errors;
    const allowed = 'TypeScript; a text with an apostrophe stands in double quotation marks';
    const line = countLines(text, syntax?.labels[0]?.start ?? 0);
    const code = text.split('\n')[line - 1] ?? '';
    const found = syntax ? `${code.trim()} (${syntax.message})` : exports.message;
    return { error: { line, where: formatWhere('', getFieldPath(code)), found, allowed } };
  }
  // Without the escapes of quotation marks, so that texts are found by their value.
  const source = text.replaceAll(/\\(?=['"`])/g, '');
  /** Searches for the names of the path in turn, for the text if it is in a list, then for what was found. */
  const locate = (path: Path, found = '') => {
    const names = path.filter((key) => Number.isNaN(Number(key)));
    const value = String(valueAt(exports, path));
    const searches = [
      ...names.map((name) => `\\b${String(name)}['"]?\\s*[:=]`),
      names.length < path.length ? `(['"\`])${RegExp.escape(value)}\\1` : '',
      RegExp.escape(found),
    ];
    const position = searches.reduce(
      (start, search) => start + Math.max(0, source.slice(start).search(new RegExp(search))),
      0,
    );
    const [first, ...rest] = path;
    return { line: countLines(source, position), where: formatWhere(first, rest) };
  };
  return { value: { ...exports }, locate };
}

export function parseContentFile({ texts, modules }: Content, file: string): ParsedFile {
  const text = texts[file] ?? '';
  if (file.endsWith('.yaml')) return parseRecords(text);
  return file.endsWith('.md')
    ? parseLegalDocument(text)
    : parseModule(file, text, modules[file] ?? {});
}
