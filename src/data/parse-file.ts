import { isAlias, isMap, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { Issue } from './issues.ts';

export type Path = readonly PropertyKey[];

/** The value of a file and a function that finds its fields, or a syntax error. */
export type ParsedFile =
  | { value: unknown; locate: (path: Path, found?: string) => Pick<Issue, 'line' | 'location'> }
  | { error: Omit<Issue, 'file'> };

/** Keys are paths in the content folder. */
export type ParsedFiles = Readonly<Record<string, ParsedFile>>;

const formatLocation = (first: unknown, rest: Path) =>
  [first, rest.join('.')].filter(Boolean).join(' → ') || 'the file';

/** Names the field that the last line begins with, and the record or field around it. */
function findField(lines: readonly string[]): string {
  const outer = lines.join('\n').matchAll(/^(?:-\s+id:\s*(\S+)|(\w+):)/gm);
  const [, id, name] = [...outer].at(-1) ?? [];
  const [, field = ''] = /^\s+(?:- )?(?:\{ )?(\w+):/.exec(lines.at(-1) ?? '') ?? [];
  return formatLocation(id ?? name, [field].filter(Boolean));
}

const yamlRules =
  'each field once, indented by spaces like its neighbors, not by tabs; quotation marks around a text ' +
  'that contains ": " or " #", or begins with a sign such as "*", "&" or "{"';

/** Maps the errors of the parser, by code and message, to what an owner sees in the line. */
const yamlErrors: readonly [error: RegExp, found: string][] = [
  [/^BLOCK_AS_IMPLICIT_KEY/, 'a text with ": " in it, or a line that is indented too far'],
  [/^MULTILINE_IMPLICIT_KEY/, 'a field without ": " after its name'],
  [/^MISSING_CHAR Missing closing/, 'a text without its closing quotation mark'],
  [/^MISSING_CHAR Sequence item/, 'a line that is not indented far enough'],
  [/^MISSING_CHAR/, 'a field without ": " after its name'],
  [/^BAD_INDENT/, 'a line that is indented differently from those around it'],
  [/^DUPLICATE_KEY/, 'a field that the record already has'],
  [/^BAD_DQ_ESCAPE/, 'a backslash in a text in quotation marks'],
  [/^MULTIPLE_DOCS/, 'a line of "---"'],
  [/^TAB_AS_INDENT/, 'a tab'],
  [/^UNEXPECTED_TOKEN/, 'a tab, or words after a closing quotation mark'],
  [/./, 'a line that is no YAML'],
];

const describeSign = (sign: string | undefined) => `a text that begins with "${sign}"`;

/** Finds a text that begins with a sign of YAML. */
const findSign = (line = '') => /(?::|^\s*-)\s+([-*&!|>%@`?[]|\{(?=\w+\}))/.exec(line)?.[1];

/** Returns what YAML takes from a text without an error, such as a comment in it. */
function findLostPart(node: Node, text: string): string | undefined {
  if (isAlias(node)) return describeSign('*');
  if (node.anchor) return describeSign('&');
  if (node.tag) return describeSign('!');
  if (isMap(node)) {
    const isVariable = node.flow && node.items[0]?.value === null;
    return isVariable ? describeSign('{') : undefined;
  }
  const isText = isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string';
  const isCut = isText && /^[ \t]+#/.test(text.slice(node.range?.[1]));
  return isCut ? 'a text with " #" in it, where a comment begins' : undefined;
}

/** Parses YAML. What would be lost without an error is an error, too. */
function parseYaml(text: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lines = text.split('\n');
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line;
  const errors = document.errors.map(({ code, message, pos: [start, end] }) => {
    const [line, endLine] = [lineAt(start), lineAt(end)];
    const known = yamlErrors.find(([error]) => error.test(`${code} ${message}`))?.[1] ?? '';
    const sign = /^(?:BAD_ALIAS|BAD_SCALAR_START|UNEXPECTED_TOKEN)$/.test(code)
      ? findSign(lines[line - 1])
      : undefined;
    return { code: code as string, found: sign ? describeSign(sign) : known, line, endLine };
  });
  let openQuote: number | undefined;
  visit(document, {
    Node: (_, node) => {
      const [start, end] = (node.range ?? []).map(lineAt);
      const lost = findLostPart(node, text);
      const line = start ?? 1;
      if (lost) errors.push({ code: 'LOST', found: lost, line, endLine: line });
      const isQuoted = isScalar(node) && /^QUOTE/.test(node.type ?? '');
      if (isQuoted && line < (end ?? line)) openQuote ??= line;
    },
  });
  const [error, next] = errors;
  if (error) {
    let { line, found } = error;
    // If a line is indented too far, the first error is above it and the second ends at it.
    if (next?.code === 'MULTILINE_IMPLICIT_KEY') line = next.endLine;
    // The parser reports an open quotation at the next quotation mark. Name the line where it begins.
    if (openQuote && openQuote <= line && error.code !== 'LOST') {
      line = openQuote;
      found = 'a text without its closing quotation mark';
    }
    const location = findField(lines.slice(0, line));
    return { error: { line, location, found, allowed: yamlRules } };
  }
  /** Returns the line of a field or, if it has several, the one with `found`. */
  const getLine = (path: Path, found = ''): number => {
    const node = document.getIn(path, true) as { range?: number[] } | null | undefined;
    const [start, end = 0] = node?.range ?? [];
    if (start === undefined) return path.length > 0 ? getLine(path.slice(0, -1)) : 1;
    const position = text.indexOf(found, start);
    return lineAt(position < end ? Math.max(start, position) : start);
  };
  return { value: document.toJS() as unknown, getLine };
}

function parseYamlFile(text: string): ParsedFile {
  const { value, getLine, error } = parseYaml(text);
  if (error) return { error };
  const locate = (path: Path, found?: string) => {
    const [first, ...rest] = path;
    if (!Array.isArray(value))
      return { line: getLine(path, found), location: formatLocation(first, rest) };
    const id = value[Number(first)]?.id;
    const record = first === undefined ? '' : `record ${Number(first) + 1}`;
    const location = formatLocation(typeof id === 'string' ? id : record, rest);
    return { line: getLine(path, found), location };
  };
  return { value, locate };
}

/** Returns the front matter, and the body as a record of lines by number. */
function parseMarkdownFile(text: string): ParsedFile {
  const [frontmatter] = /^---\n[\s\S]*?\n(?=---(?:\n|$))/.exec(text) ?? [];
  if (!frontmatter) {
    const allowed = 'title, description and intro between two lines of "---"';
    return { error: { line: 1, location: 'the file', found: 'no frontmatter', allowed } };
  }
  const { value, getLine, error } = parseYaml(frontmatter);
  if (error) return { error };
  const bodyStart = frontmatter.split('\n').length;
  const lines = text.split('\n').map((line, index) => [index + 1, line] as const);
  return {
    value: { frontmatter: value ?? {}, lines: Object.fromEntries(lines.slice(bodyStart)) },
    locate: ([section, ...field], found) =>
      section === 'lines'
        ? { line: Number(field[0]), location: 'text' }
        : { line: getLine(field, found), location: formatLocation('frontmatter', field) },
  };
}

export const parseFile = (name: string, text: string): ParsedFile =>
  name.endsWith('.md') ? parseMarkdownFile(text) : parseYamlFile(text);
