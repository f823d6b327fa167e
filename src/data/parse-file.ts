import { isAlias, isMap, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { Issue } from './issues.ts';

export type Path = readonly PropertyKey[];

/** The value of a file and a function that finds its fields, or the first error in it. */
type ParsedFile =
  | { value: unknown; locate: (path: Path, found?: string) => Pick<Issue, 'line' | 'location'> }
  | { error: Omit<Issue, 'file'> };

/** Keys are paths in the content folder. */
export type ParsedFiles = Readonly<Record<string, ParsedFile>>;

const formatLocation = (first: unknown, rest: Path) =>
  [first, rest.join('.')].filter(Boolean).join(' → ') || 'the file';

const yamlHint =
  'quotation marks around a text that contains ": " or " #", or begins with a sign such as "*", "&" or "{"; ' +
  'each field once, indented like its neighbors';

/** Returns what YAML takes from a text without an error, such as a comment in it. */
function findLostPart(node: Node, text: string): string | undefined {
  if (isAlias(node)) return 'a text that begins with "*"';
  if (node.anchor) return 'a text that begins with "&"';
  if (node.tag) return 'a text that begins with "!"';
  if (isMap(node)) {
    const isVariable = node.flow && node.items[0]?.value === null;
    return isVariable ? 'a text that begins with "{"' : undefined;
  }
  const isText = isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string';
  const isCut = isText && /^[ \t]+#/.test(text.slice(node.range?.[1]));
  return isCut ? 'a text with " #" in it, where a comment begins' : undefined;
}

/** Parses YAML. What would be lost without an error is an error, too. */
function parseYaml(text: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const errors = document.errors.map(({ message, pos }) => ({ found: message, offset: pos[0] }));
  visit(document, {
    Node: (_, node) => {
      const found = findLostPart(node, text);
      if (found) errors.push({ found, offset: node.range?.[0] ?? 0 });
    },
  });
  const [error] = errors;
  if (error) {
    const { line, col } = lineCounter.linePos(error.offset);
    return { error: { line, location: `column ${col}`, found: error.found, allowed: yamlHint } };
  }
  /** Returns the line of a field or, if it has several, the one with `found`. */
  const getLine = (path: Path, found = ''): number => {
    const node = document.getIn(path, true) as { range?: number[] } | null | undefined;
    const [start, end = 0] = node?.range ?? [];
    if (start === undefined) return path.length > 0 ? getLine(path.slice(0, -1)) : 1;
    const position = text.indexOf(found, start);
    return lineCounter.linePos(position < end ? Math.max(start, position) : start).line;
  };
  return { value: document.toJS() as unknown, getLine };
}

function parseYamlFile(text: string): ParsedFile {
  const { value, getLine, error } = parseYaml(text);
  if (error) return { error };
  const locate = (path: Path, found?: string) => {
    const [first, ...rest] = path;
    const id = Array.isArray(value) ? value[Number(first)]?.id : first;
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

/** Finds the replacement character, which stands for bytes that are not UTF-8. */
function findWrongEncoding(text: string): ParsedFile | undefined {
  const offset = text.indexOf('\uFFFD');
  if (offset === -1) return undefined;
  const line = text.slice(0, offset).split('\n').length;
  const found = `"${text.split('\n')[line - 1]?.trim()}"`;
  const allowed = 'letters in the encoding UTF-8: save the file in it, and type the letter again';
  return { error: { line, location: 'the file', found, allowed } };
}

export function parseFile(name: string, content: string): ParsedFile {
  const text = content.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const parse = name.endsWith('.md') ? parseMarkdownFile : parseYamlFile;
  return findWrongEncoding(text) ?? parse(text);
}
