import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type Rename = (name: string) => string;

/** A stretch of the page's text, and what takes its place. */
interface Change {
  from: number;
  to: number;
  text: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** a to z, then aa, ab and so on. */
export function shortName(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest === 0 ? '' : shortName(rest - 1)) + letters.charAt(index % letters.length);
}

function elementsBelow(node: Node): Element[] {
  const content = 'content' in node ? elementsBelow(node.content) : [];
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsBelow) : [];
  return 'tagName' in node ? [node, ...children, ...content] : [...children, ...content];
}

function classesOf({ attrs }: Element): string[] {
  const value = attrs.find(({ name }) => name === 'class')?.value ?? '';
  return value.split(/\s+/).filter((name) => name !== '');
}

function renameInCss(css: string, rename: Rename): string {
  const root = postcss.parse(css);
  const processor = selectorParser((selectors) => {
    selectors.walkClasses((node) => {
      node.value = rename(node.value);
    });
    selectors.walkAttributes((node) => {
      if (node.attribute === 'class') throw new Error(`${node} asks for a part of a class's name.`);
    });
  });
  root.walkRules((rule) => {
    rule.selector = processor.processSync(rule.selector);
  });
  return root.toString();
}

function changeStyle({ childNodes: [text] }: Element, rename: Rename): Change[] {
  const place = text?.sourceCodeLocation;
  if (!(place && 'value' in text)) return [];
  return [{ from: place.startOffset, to: place.endOffset, text: renameInCss(text.value, rename) }];
}

function changeClasses(element: Element, names: readonly string[]): Change[] {
  const place = element.sourceCodeLocation?.attrs?.class;
  if (!place) return [];
  const text = names.length > 0 ? `class="${names.join(' ')}"` : '';
  return [{ from: place.startOffset, to: place.endOffset, text }];
}

/** The most frequent class gets the shortest name; no name is one that another class keeps. */
function shortNames(names: readonly string[], taken: ReadonlySet<string>): Map<string, string> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const free = Array.from({ length: counts.size + taken.size }, (_, index) => shortName(index));
  const left = free.filter((name) => !taken.has(name));
  const ordered = [...counts].sort(([, one], [, other]) => other - one);
  return new Map(ordered.map(([name], index) => [name, left[index] ?? name]));
}

function apply(text: string, changes: readonly Change[]): string {
  const backwards = [...changes].sort((one, other) => other.from - one.from);
  return backwards.reduce(
    (done, change) => done.slice(0, change.from) + change.text + done.slice(change.to),
    text,
  );
}

/**
 * Gives the classes of a page short names, in its markup and its styles alike. A class that no
 * style names is left out. One that a script may name, for which `isKept` holds, stays as it is.
 */
export function shortenClasses(html: string, isKept: (name: string) => boolean): string {
  const document = parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });
  const elements = elementsBelow(document);
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const styled = new Set<string>();
  const collect = (name: string) => {
    styled.add(name);
    return name;
  };
  for (const style of styles) changeStyle(style, collect);

  const present = elements.flatMap(classesOf).filter((name) => styled.has(name) || isKept(name));
  const shortened = shortNames(
    present.filter((name) => !isKept(name)),
    new Set([...styled, ...present].filter(isKept)),
  );
  const rename = (name: string) => shortened.get(name) ?? name;
  return apply(html, [
    ...styles.flatMap((style) => changeStyle(style, rename)),
    ...elements.flatMap((element) => {
      const names = classesOf(element).filter((name) => styled.has(name) || isKept(name));
      return changeClasses(element, names.map(rename));
    }),
  ]);
}
