import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Everything in a page that a selector or a style can take hold of. */
export interface PageNames {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** The `style` attributes; they may use a custom property. */
  inlineStyles: string;
  /** The scripts in the page; what they name may appear in it later. */
  scripts: string;
  /** The addresses of the islands' files. */
  islands: string[];
  /** The addresses of the scripts that the page fetches by itself. */
  scriptFiles: string[];
}

function childrenOf(node: Node): Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

function textOf(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
}

function takeScript(element: Element, names: PageNames) {
  names.scripts += `${textOf(element)}\n`;
  const source = element.attrs.find(({ name }) => name === 'src');
  if (source) names.scriptFiles.push(source.value);
}

function takeNames(element: Element, names: PageNames) {
  // In a drawing HTML keeps capitals (`linearGradient`); a selector's tag is compared without.
  names.tags.add(element.tagName.toLowerCase());
  if (element.tagName === 'script') takeScript(element, names);
  for (const { name, value } of element.attrs) {
    if (name === 'class') for (const token of value.split(/\s+/)) names.classes.add(token);
    if (name === 'id') names.ids.add(value);
    if (name === 'style') names.inlineStyles += `${value};`;
    if (name === 'component-url' || name === 'renderer-url') names.islands.push(value);
  }
}

export function namesOf(html: string): PageNames {
  const names: PageNames = {
    tags: new Set(),
    classes: new Set(),
    ids: new Set(),
    inlineStyles: '',
    scripts: '',
    islands: [],
    scriptFiles: [],
  };
  const visit = (node: Node) => {
    if ('tagName' in node) takeNames(node, names);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parse(html));
  return names;
}
