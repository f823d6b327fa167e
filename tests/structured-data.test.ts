// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { identity } from '../src/content/identity.ts';
import { formatMoney } from '../src/lib/format.ts';
import { type BuiltPage, builtPages, fileAt, isInIndex } from './support/dist.ts';
import { caseStudies, projectCount } from './support/records.ts';

type Value = string | number | Value[] | { [key: string]: Value };
type Node = { [key: string]: Value };

/** What search engines require or the types cannot do without. */
const required: Record<string, string[]> = {
  Organization: ['@id', 'name', 'url', 'email', 'logo'],
  ImageObject: ['url', 'width', 'height'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  WebPage: ['@id', 'name', 'url', 'description', 'inLanguage', 'isPartOf', 'breadcrumb'],
  BreadcrumbList: ['@id', 'itemListElement'],
  ListItem: ['position', 'item'],
  Service: ['@id', 'name', 'description', 'provider', 'offers'],
  Offer: ['name', 'description', 'url', 'price', 'priceCurrency', 'priceSpecification'],
  UnitPriceSpecification: [
    'name',
    'price',
    'priceCurrency',
    'unitCode',
    'referenceQuantity',
    'billingIncrement',
  ],
  QuantitativeValue: ['value', 'unitCode'],
  FAQPage: ['@id', 'mainEntity', 'isPartOf'],
  Question: ['@id', 'name', 'acceptedAnswer'],
  Answer: ['text'],
  ItemList: ['@id', 'name', 'numberOfItems', 'itemListElement'],
  CreativeWork: ['@id', 'name', 'url', 'description', 'image'],
  Thing: ['name'],
};

const typesOf: Record<string, string[]> = {
  '/': ['Service', 'FAQPage'],
  '/projects': ['ItemList'],
  '/portfolio': ['ItemList'],
  '/terms': [],
  '/privacy': [],
};

const onEveryPage = ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList'];

const isNode = (value: Value): value is Node => typeof value === 'object' && !Array.isArray(value);

/** All objects of a graph, the nested ones included. */
function nodesIn(value: Value): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

const isReference = (node: Node) => Object.keys(node).join() === '@id';

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

function read(page: BuiltPage) {
  const document = new DOMParser().parseFromString(page.html, 'text/html');
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const graph = scripts[0] ? (JSON.parse(scripts[0].textContent) as Node) : undefined;
  const nodes = nodesIn(graph?.['@graph'] ?? []);
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  for (const element of document.querySelectorAll('script, style')) element.remove();
  const shown = squeeze(`${document.body.textContent} ${document.title} ${description}`);
  return { document, count: scripts.length, graph, nodes, shown };
}

const pages = builtPages();
const indexed = pages.filter(isInIndex).map((page) => ({ ...page, ...read(page) }));

describe('the structured data', () => {
  it.each(indexed)('of $path is one graph of the right things', ({ path, count, graph }) => {
    expect(count).toBe(1);
    expect(graph?.['@context']).toBe('https://schema.org');
    const things = graph?.['@graph'] as Node[];
    expect(things.map((thing) => thing['@type'])).toEqual([
      ...onEveryPage,
      ...(typesOf[path] ?? []),
    ]);
  });

  it.each(pages.filter((page) => !isInIndex(page)))('is absent from $path', (page) => {
    expect(read(page).count).toBe(0);
  });

  it.each(indexed)('of $path has what each type requires', ({ nodes }) => {
    for (const node of nodes.filter((candidate) => !isReference(candidate))) {
      const type = String(node['@type']);
      expect(Object.keys(required), `the type ${type}`).toContain(type);
      for (const property of required[type] ?? []) {
        expect(node[property], `${type}.${property}`).toBeTruthy();
      }
    }
  });

  it.each(indexed)('of $path is connected: every reference leads to a node of it', ({ nodes }) => {
    const held = nodes.filter((node) => !isReference(node)).map((node) => node['@id']);
    expect(held.filter(Boolean)).toHaveLength(new Set(held.filter(Boolean)).size);
    for (const node of nodes.filter(isReference)) expect(held).toContain(node['@id']);
  });

  it.each(indexed)('of $path leads to addresses and anchors that exist', ({ nodes, document }) => {
    const addresses = nodes.flatMap((node) =>
      [node.url, node.image, node.item].filter((value) => typeof value === 'string'),
    );
    for (const address of addresses) {
      const url = new URL(address);
      expect(url.origin).toBe(identity.origin);
      expect(fileAt(url.pathname), address).toBeDefined();
      if (url.hash !== '') expect(document.getElementById(url.hash.slice(1))).not.toBeNull();
    }
  });

  it.each(indexed)('of $path claims nothing that the page does not show', ({ nodes, shown }) => {
    const texts = nodes.flatMap(({ name, description, text, slogan, email }) =>
      [name, description, text, slogan, email].filter((value) => typeof value === 'string'),
    );
    expect(texts.length).toBeGreaterThan(5);
    for (const text of texts) expect(shown).toContain(squeeze(text));
    for (const { price } of nodes) {
      if (typeof price === 'number') expect(shown).toContain(formatMoney(price));
    }
  });

  it.each(indexed)('of $path reviews and rates nothing', ({ nodes }) => {
    const types = nodes.map((node) => String(node['@type']));
    expect(types.filter((type) => /Review|Rating/.test(type))).toEqual([]);
    for (const node of nodes) {
      expect(Object.keys(node).filter((key) => /review|rating/i.test(key))).toEqual([]);
    }
  });

  it('of the landing page has five answers and an offer for each plan with a price', () => {
    const nodes = indexed.find(({ path }) => path === '/')?.nodes ?? [];
    const ofType = (type: string) => nodes.filter((node) => node['@type'] === type);
    expect(ofType('Question')).toHaveLength(5);
    expect(ofType('Offer').map(({ name }) => name)).toEqual(['Starter', 'Growth']);
    expect(
      ofType('UnitPriceSpecification').map(({ price, billingIncrement }) => [
        price,
        billingIncrement,
      ]),
    ).toEqual([
      [4580, 1],
      [3664, 12],
      [8575, 1],
      [6860, 12],
    ]);
  });

  it.each([
    ['/projects', caseStudies.length],
    ['/portfolio', projectCount],
  ])('of %s lists all %i works', (wanted, count) => {
    const nodes = indexed.find(({ path }) => path === wanted)?.nodes ?? [];
    const list = nodes.find((node) => node['@type'] === 'ItemList');
    expect(list?.numberOfItems).toBe(count);
    expect(list?.itemListElement).toHaveLength(count);
  });
});
