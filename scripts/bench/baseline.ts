import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** What makes a page more than its words. */
const dropped = new Set(['style', 'script', 'svg', 'img', 'picture', 'template', 'astro-island']);
const keptAttributes = new Set(['charset', 'content', 'for', 'href', 'id', 'lang', 'name', 'type']);

function isDropped(node: Node): boolean {
  if (node.nodeName === '#comment') return true;
  if (!('tagName' in node)) return false;
  if (node.tagName === 'link') return true;
  return dropped.has(node.tagName) && node.tagName !== 'astro-island';
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

/** The same words and links as a page, as a browser shows them without anything else to fetch. */
export function bareTwin(html: string): string {
  const document = parse(html);
  strip(document);
  return serialize(document);
}

/** Writes the bare twin of each named page of `dist/` into a folder. */
export async function writeBareTwins(files: readonly string[], folder: string) {
  for (const file of files) {
    await writeFile(join(folder, file), bareTwin(await readFile(join('dist', file), 'utf8')));
  }
}
