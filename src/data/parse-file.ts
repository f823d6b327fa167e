import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isAlias, isNode, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { interpolateKnown } from '../lib/template.ts';
import type { Issue, Path } from './issues.ts';

/** Facts of `site.yaml` by name. */
export type Facts = Readonly<Record<string, string>>;

/** The value of a file and a function that finds its fields, or the first error in it. */
interface ParsedFile {
  value?: unknown;
  locate?: (path: Path, found: string) => Pick<Issue, 'line' | 'location'>;
  error?: Omit<Issue, 'file'>;
}

const yamlHint =
  'quotation marks around a text that contains ": " or " #", or begins with a sign such as "*", "&" or "{"; ' +
  'each field once, indented like its neighbors';

/** Returns what YAML takes from a text without an error, such as a comment in it. */
function findLostPart(node: Node, text: string): string | undefined {
  const sign = (isAlias(node) && '*') || (node.anchor && '&') || (node.tag && '!');
  if (sign) return `a text that begins with "${sign}"`;
  const isText = isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string';
  const isCut = isText && /^[ \t]+#/.test(text.slice(node.range?.[1]));
  return isCut ? 'a text with " #" in it, where a comment begins' : undefined;
}

/** Parses YAML and fills in facts. What YAML would drop without an error is an error, too. */
function parseYaml(text: string, facts: Facts): ParsedFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const errors = document.errors.map(({ message, pos: [offset] }) => {
    const isAfterTab = /\t[^\n]*$/.test(text.slice(0, offset + 1));
    return isAfterTab
      ? { offset, found: 'a tab', allowed: 'spaces in place of the tab' }
      : { offset, found: message, allowed: yamlHint };
  });
  visit(document, {
    Node: (_, node) => {
      const [start = 0, end] = node.range ?? [];
      const found = findLostPart(node, text);
      if (found) errors.push({ offset: start, found, allowed: yamlHint });
      if (!isScalar(node)) return;
      // A quotation mark that is not closed is missed at the end of the file.
      for (const error of errors) if (error.offset === end) error.offset = start;
      if (typeof node.value === 'string') node.value = interpolateKnown(node.value, facts);
    },
  });
  if (errors[0]) {
    const { offset, ...finding } = errors[0];
    const { line, col } = lineCounter.linePos(offset);
    return { error: { line, location: `column ${col}`, ...finding } };
  }
  // A field that is emptied is left out.
  const value = document.toJS({ reviver: (_, member) => member ?? undefined });
  /** Returns the line of a field, in a longer one that of `found`; if it is missing, the line of its parent. */
  const getLine = (path: Path, found: string): number => {
    const node = document.getIn(path, true);
    if (!isNode(node)) return path.length > 0 ? getLine(path.slice(0, -1), found) : 1;
    const [start = 0, end] = node.range ?? [];
    const offset = text.slice(start, end).indexOf(found);
    return lineCounter.linePos(start + Math.max(0, offset)).line;
  };
  const locate = (path: Path, found: string) => {
    const [first = 'the file', ...field] = path;
    const record = Array.isArray(value) && value[Number(first)];
    const name = record ? (record.id ?? `record ${Number(first) + 1}`) : String(first);
    const location = [name, field.join('.')].filter(Boolean).join(' → ');
    return { line: getLine(path, found), location };
  };
  return { value, locate };
}

// Braces mean nothing in Markdown; an empty fact keeps them.
const escapeMarkdown = (text: string) => text.replace(/[!-/:-@[-`|~]/g, '\\$&');

/** Fills in facts as plain text. Issues name the line, or are at the first one that has what was found. */
function parseMarkdown(text: string, facts: Facts): ParsedFile {
  // Each legal page fills in its own link to the scheduling page.
  const { schedulingPage, ...filled } = facts;
  const escaped = Object.entries(filled).map(([name, fact]) => [name, escapeMarkdown(fact)]);
  const value = interpolateKnown(text, Object.fromEntries(escaped));
  const lineOf = (found: string) => value.split(found)[0]?.split('\n').length;
  return {
    value,
    locate: ([line], found) => ({ line: Number(line ?? lineOf(found)), location: 'text' }),
  };
}

export function parseFile(folder: string, name: string, facts: Facts): ParsedFile {
  const path = resolve(folder, name);
  if (!existsSync(path)) {
    const allowed = 'a file with this name';
    return { error: { line: 1, location: 'the file', found: 'no file', allowed } };
  }
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF|\r(?=\n)/g, '');
  return name.endsWith('.md') ? parseMarkdown(text, facts) : parseYaml(text, facts);
}
