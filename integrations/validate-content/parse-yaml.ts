import { type Alias, LineCounter, parseDocument, visit } from 'yaml';
import type { Path } from './issues.ts';

/** `lineOf` is the line of a path. Aliases are errors. */
export function parseYaml(text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineOf = (path: Path): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true) as { range?: number[] } | undefined;
      if (node?.range?.[0] !== undefined) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const [error] = document.errors;
  const aliases: Alias[] = [];
  visit(document, { Alias: (_, node) => void aliases.push(node) });
  const [alias] = aliases;
  if (!(error || alias)) return { value: document.toJS() as unknown, lineOf };
  return {
    lineOf,
    error: {
      line: lines.linePos(error?.pos[0] ?? alias?.range?.[0] ?? 0).line,
      found: error?.message ?? `a reference to ${alias?.source}`,
      allowed:
        'each field once, indented by the same spaces, no tabs; quotation marks around a text with ": " in it ' +
        'and one that begins with a sign such as "*", "&" or "@"',
    },
  };
}
