import postcss, {
  type AtRule,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/** Answers whether a page, or a script that runs in it, can hold what a selector names. */
export interface PageContent {
  hasTag(name: string): boolean;
  hasClass(name: string): boolean;
  hasId(name: string): boolean;
  /** What stands outside of the style sheets and may use a custom property of theirs. */
  text: string;
}

/** Parts of fields, drawn by the browser; without a field nothing has them. */
const fieldParts =
  /^::?(?:-webkit-(?:datetime|date-and|calendar|search|inner|outer)|file-selector|placeholder)/;

/** Of what stands in one of these, at least one must match. In `:not()` nothing needs to. */
const alternatives = new Set([':is', ':where', ':has']);

function canMatch(selector: Selector, page: PageContent): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'tag') return page.hasTag(node.value.toLowerCase());
    if (node.type === 'class') return page.hasClass(node.value);
    if (node.type === 'id') return page.hasId(node.value);
    if (node.type !== 'pseudo') return true;
    if (fieldParts.test(node.value)) return page.hasTag('input') || page.hasTag('textarea');
    if (!alternatives.has(node.value)) return true;
    return node.nodes.some((inner) => canMatch(inner, page));
  });
}

const isInKeyframes = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** Drops the selectors that nothing in the page can match; the others stay as they were written. */
function pruneSelectors(root: Root, page: PageContent) {
  const isUsed = (selector: string) =>
    selectorParser()
      .astSync(selector)
      .nodes.some((node) => canMatch(node, page));
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
}

/** Whole names, so that `--text` is not found in `--text-body`. */
const wholeNames = /[\w-]+/g;

/** All names that a value, a style attribute or a script refers to. */
function usedNames(root: Root, page: PageContent): Set<string> {
  const used = new Set(page.text.match(wholeNames));
  root.walkDecls(({ value }) => {
    for (const name of value.match(wholeNames) ?? []) used.add(name);
  });
  return used;
}

function familyOf(fontFace: AtRule): string {
  const family = fontFace.nodes?.find(
    (node): node is Declaration => node.type === 'decl' && node.prop === 'font-family',
  );
  return family?.value.replace(/["']/g, '') ?? '';
}

/** Drops each font that only its own rule names. */
function pruneFonts(root: Root) {
  const values: string[] = [];
  root.walkDecls(({ parent, value }) => {
    if ((parent as AtRule).name !== 'font-face') values.push(value);
  });
  root.walkAtRules('font-face', (rule) => {
    const family = familyOf(rule);
    if (!values.some((value) => value.includes(family))) rule.remove();
  });
}

/** A layer stays when it is empty: its name fixes its place in the order of layers. */
function dropEmpty(container: Container) {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'rule' && node.type !== 'atrule') continue;
    if (!node.nodes) continue;
    dropEmpty(node as Container);
    const isLayer = node.type === 'atrule' && node.name === 'layer';
    if (node.nodes.length === 0 && !isLayer) node.remove();
  }
}

/**
 * Drops custom properties, their registrations, animations and fonts that nothing refers to. What
 * only a dropped one referred to can go next, so this repeats until nothing more goes.
 */
function pruneNames(root: Root, page: PageContent) {
  let before: number;
  let after = root.toString().length;
  do {
    before = after;
    const used = usedNames(root, page);
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
    root.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
      if (!used.has(rule.params)) rule.remove();
    });
    pruneFonts(root);
    dropEmpty(root);
    after = root.toString().length;
  } while (after < before);
}

/** A style sheet without what the page cannot use. */
export function pruneCss(css: string, page: PageContent): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => {
    comment.remove();
  });
  pruneSelectors(root, page);
  pruneNames(root, page);
  return root.toString().trim();
}
