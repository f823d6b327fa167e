import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Elements that a page loads or draws beyond its text. */
const dropped = new Set(['link', 'style', 'script', 'svg', 'img', 'picture', 'template']);
const keptAttributes = new Set(['charset', 'content', 'for', 'href', 'id', 'lang', 'name', 'type']);

function isDropped(node: Node): boolean {
  if (node.nodeName === '#comment') return true;
  return 'tagName' in node && dropped.has(node.tagName);
}

function strip(parent: ParentNode) {
  parent.childNodes = parent.childNodes
    .filter((node) => !isDropped(node))
    .flatMap((node) => {
      if (!('tagName' in node)) return [node];
      node.attrs = node.attrs.filter(({ name }) => keptAttributes.has(name));
      strip(node);
      return node.tagName.startsWith('astro-') ? node.childNodes : [node];
    });
}

/** The text and links of a page, with no style, script, font or picture. */
export function unstyledBaseline(html: string): string {
  const document = parse(html);
  strip(document);
  return serialize(document);
}

/** Writes the unstyled baseline of each given page of `dist/` into a folder. */
export async function writeBaselines(files: readonly string[], folder: string) {
  for (const file of files) {
    await writeFile(
      join(folder, file),
      unstyledBaseline(await readFile(join('dist', file), 'utf8')),
    );
  }
}
