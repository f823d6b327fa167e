import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** What a page may load, by kind. Whatever is not named here may not be loaded at all. */
const allowed = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'worker-src': ["'self'"],
} as const;

/** The one policy that may name an address for a script: the behavior that registers the worker. */
export const trustedTypesPolicy = 'service-worker';

/** Script elements that hold data, which no browser runs. */
const dataTypes = new Set(['application/json', 'application/ld+json']);

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

function elementsBelow(node: Node): Element[] {
  const content = 'content' in node ? elementsBelow(node.content) : [];
  const below = [
    ...content,
    ...('childNodes' in node ? node.childNodes.flatMap(elementsBelow) : []),
  ];
  return 'tagName' in node ? [node, ...below] : below;
}

/** Every element of a page or picture, those for browsers without scripts included. */
const elementsOf = (markup: string) => elementsBelow(parse(markup, { scriptingEnabled: false }));

const attribute = ({ attrs }: Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted)?.value;

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function hashesOf(elements: readonly Element[]): string[] {
  const hashes = elements.map((element) => {
    return `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`;
  });
  return [...new Set(hashes)];
}

function format(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** What no hash of an element covers: the policy would silently switch it off. */
export function findForbidden(markup: string): string[] {
  return elementsOf(markup).flatMap(({ tagName, attrs }) =>
    attrs
      .filter(({ name }) => name === 'style' || name.startsWith('on'))
      .map(({ name, value }) => `<${tagName} ${name}="${value}">`),
  );
}

function isInlineScript(element: Element): boolean {
  if (element.tagName !== 'script' || attribute(element, 'src') !== undefined) return false;
  return !dataTypes.has(attribute(element, 'type') ?? '');
}

const isStyle = ({ tagName }: Element) => tagName === 'style';

function isStylesheet(element: Element): boolean {
  return element.tagName === 'link' && /\bstylesheet\b/.test(attribute(element, 'rel') ?? '');
}

/** The policy of one built page: its own inline scripts and styles by hash, and the site's files. */
export function pagePolicy(markup: string): string {
  const elements = elementsOf(markup);
  const styles = hashesOf(elements.filter(isStyle));
  return format({
    ...allowed,
    'script-src': ["'self'", ...hashesOf(elements.filter(isInlineScript))],
    'style-src': elements.some(isStylesheet) ? ["'self'", ...styles] : styles,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypesPolicy],
  });
}

/** A picture that is opened by itself is a document too: it keeps its styles and nothing else. */
export function picturePolicy(markup: string): string {
  const styles = hashesOf(elementsOf(markup).filter(isStyle));
  return format({
    'default-src': ["'none'"],
    ...(styles.length > 0 && { 'style-src': styles }),
    'frame-ancestors': ["'none'"],
  });
}

/** The worker asks the site for pages and nothing else. */
export const workerPolicy = format({ 'default-src': ["'none'"], 'connect-src': ["'self'"] });
