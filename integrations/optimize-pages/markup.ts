import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

function elementsBelow(node: Node): Element[] {
  const children = 'content' in node ? node.content.childNodes : [];
  const nested = 'childNodes' in node ? [...children, ...node.childNodes] : [];
  return [...('tagName' in node ? [node] : []), ...nested.flatMap(elementsBelow)];
}

/** Includes elements in templates and `<noscript>`. */
export const parseElements = (html: string): Element[] =>
  elementsBelow(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }));

export const attributeOf = ({ attrs }: Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted)?.value;

export const textOf = ({ childNodes }: Element) =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

export const isStyle = ({ tagName }: Element) => tagName === 'style';

const dataTypes = ['application/json', 'application/ld+json'];

export const isInlineScript = (element: Element) =>
  element.tagName === 'script' &&
  attributeOf(element, 'src') === undefined &&
  !dataTypes.includes(attributeOf(element, 'type') ?? '');
