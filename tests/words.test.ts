import { fleschKincaid } from 'flesch-kincaid';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';
import { syllable } from 'syllable';
import { expect, it } from 'vitest';
import { sampleBrand } from '../scripts/launch-check/rules.ts';
import { ownSite } from './support/sites.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What each abbreviation stands for. The owner's readers know the others: AI, B2B, SaaS, API, US. */
const meanings = {
  ROI: 'return on investment',
  ROAS: 'return on ad spend',
  CRM: 'customer relationship management',
};

/** How far from its first use an abbreviation may be explained, in characters: the next sentences. */
const reach = 300;

const blocks = /^(?:p|li|h[1-6]|div|section|article|ul|ol|figure|figcaption|summary|details|nav)$/;
const unseen = /^(?:script|style|svg|noscript|template|option)$/;

const isElement = (node: Node): node is Element => defaultTreeAdapter.isElementNode(node);

function childrenOf(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** The text of a node as it is read, a space between blocks. */
function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (!isElement(node)) return childrenOf(node).map(textOf).join('');
  if (unseen.test(node.tagName)) return ' ';
  const inside = childrenOf(node).map(textOf).join('');
  return blocks.test(node.tagName) ? ` ${inside} ` : inside;
}

function elements(node: Node, name: string): Element[] {
  const found = childrenOf(node).flatMap((child) => elements(child, name));
  return isElement(node) && node.tagName === name ? [node, ...found] : found;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const mainOf = (html: string) => {
  const [main] = elements(parse(html), 'main');
  if (!main) throw new Error('The page has no main part.');
  return main;
};

const splitSentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const splitWords = new Intl.Segmenter('en', { granularity: 'word' });

/** The school grade that it takes to read a text, by the formula of Flesch and Kincaid. */
function gradeOf(paragraphs: readonly string[]): number {
  const sentences = paragraphs.flatMap((text) => [...splitSentences.segment(text)]);
  const words = sentences.flatMap(({ segment }) =>
    [...splitWords.segment(segment)].filter((part) => part.isWordLike),
  );
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, { segment }) => sum + syllable(segment), 0),
  });
}

const pages = ownSite.pages.map(({ path, html }) => ({ path, main: mainOf(html) }));

// Other companies write as they like; the words of this one are held to what was agreed.
const rule = it.runIf(ownSite.identity.brand === sampleBrand);

rule('the landing page can be read at grade 9', () => {
  const home = pages.find(({ path }) => path === '/');
  if (!home) throw new Error('There is no landing page.');
  // Labels and figures are no sentences; what ends with a mark is.
  const quoted = ['details', 'blockquote'].flatMap((name) => elements(home.main, name));
  const records = new Set(quoted.flatMap((part) => elements(part, 'p')));
  const running = elements(home.main, 'p')
    .filter((paragraph) => !records.has(paragraph))
    .map((paragraph) => tidy(textOf(paragraph)))
    .filter((text) => /[.!?]”?$/.test(text));
  expect(running.length).toBeGreaterThan(5);
  const grade = gradeOf(running);
  expect(grade).toBeLessThanOrEqual(9);
  const hard = running.filter((text) => gradeOf([text]) > 14);
  expect(hard).toEqual([]);
});

it('tells hard words from simple ones', () => {
  expect(gradeOf(['We find the buyers. You close.'])).toBeLessThan(4);
  expect(
    gradeOf([
      'Organizational restructuring necessitates comprehensive multidimensional evaluation.',
    ]),
  ).toBeGreaterThan(15);
});

const uses = Object.entries(meanings).flatMap(([abbreviation, meaning]) =>
  pages
    .map(({ path, main }) => ({ abbreviation, meaning, path, text: tidy(textOf(main)) }))
    .filter(({ text }) => new RegExp(`\\b${abbreviation}\\b`).test(text)),
);

// The calculator of the landing page has one in its results, so there is always something to test.
rule.each(uses)('$abbreviation is explained where $path first uses it', (use) => {
  const first = use.text.search(new RegExp(`\\b${use.abbreviation}\\b`));
  const around = use.text.slice(Math.max(0, first - reach), first + reach).toLowerCase();
  expect(around).toContain(use.meaning);
});
