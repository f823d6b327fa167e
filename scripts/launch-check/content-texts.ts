import { LineCounter, parseDocument, visit } from 'yaml';
import { findTexts } from '../lib/source-texts.ts';

/** A text that visitors may come to read, with the place where it stands. */
export interface ContentText {
  file: string;
  line: number;
  /** The way to it in its file: `meta.description`, `rosterfern.quote`. Empty in running text. */
  path: string;
  value: string;
}

interface YamlNode {
  key?: { value?: unknown };
  items?: unknown;
}

/** Names the way to a value; a record goes by its id. */
function pathOf(ancestors: readonly unknown[]): string {
  const names = ancestors.flatMap((ancestor, depth) => {
    const { key, items } = ancestor as YamlNode;
    if (key !== undefined) return [String(key.value)];
    const next = ancestors[depth + 1];
    if (!(Array.isArray(items) && items.includes(next)) || (next as YamlNode).key) return [];
    const id = (next as { get?: (name: string) => unknown } | undefined)?.get?.('id');
    return [typeof id === 'string' ? id : String(items.indexOf(next))];
  });
  return names.join('.');
}

function textsOfYaml(file: string, text: string, linesBefore = 0): ContentText[] {
  const lines = new LineCounter();
  const texts: ContentText[] = [];
  visit(parseDocument(text, { lineCounter: lines }), {
    Scalar(key, node, ancestors) {
      if (key === 'key') return;
      const line = lines.linePos(node.range?.[0] ?? 0).line + linesBefore;
      texts.push({ file, line, path: pathOf([...ancestors, node]), value: String(node.value) });
    },
  });
  return texts;
}

function textsOfMarkdown(file: string, text: string): ContentText[] {
  const [whole = '', frontmatter = ''] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
  const before = whole.trimEnd().split('\n').length;
  const body = text.split('\n').map((value, index) => ({ file, line: index + 1, path: '', value }));
  return [...textsOfYaml(file, frontmatter, 1), ...body.slice(whole === '' ? 0 : before)];
}

/** All texts of one file of the content. */
export function textsOf(file: string, text: string): ContentText[] {
  if (file.endsWith('.yaml')) return textsOfYaml(file, text);
  if (file.endsWith('.md')) return textsOfMarkdown(file, text);
  return findTexts(text).map((found) => ({ file, ...found }));
}
