// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../src/lib/format.ts';
import { type BuiltPage, isInIndex, sites } from './support/sites.ts';

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

describe.each(sites)('$name', ({ identity, fileAt, pages, plans, faqs, ...records }) => {
  const indexed = pages.filter(isInIndex).map((page) => ({ ...page, ...read(page) }));
  const nodesOf = (path: string, type: string) =>
    (indexed.find((page) => page.path === path)?.nodes ?? []).filter(
      (node) => node['@type'] === type,
    );

  it.each(indexed)('has on $path one graph', ({ count, graph }) => {
    expect(count).toBe(1);
    expect(graph?.['@context']).toBe('https://schema.org');
  });

  it('has nothing on 404 and the failure screen', () => {
    const outside = pages.filter((page) => !isInIndex(page));
    expect(outside.map((page) => read(page).count)).toEqual([0, 0]);
  });

  it.each(indexed)('has on $path what each type requires, and reviews nothing', ({ nodes }) => {
    for (const node of nodes.filter((candidate) => !isReference(candidate))) {
      const type = String(node['@type']);
      expect(Object.keys(required), `the type ${type}`).toContain(type);
      for (const property of required[type] ?? []) {
        expect(node[property], `${type}.${property}`).toBeTruthy();
      }
      expect(Object.keys(node).filter((key) => /review|rating/i.test(key))).toEqual([]);
    }
  });

  it.each(indexed)('refers on $path to nodes of the page alone', ({ nodes }) => {
    const held = nodes.filter((node) => !isReference(node)).map((node) => node['@id']);
    expect(held.filter(Boolean)).toHaveLength(new Set(held.filter(Boolean)).size);
    const references = nodes.filter(isReference);
    expect(references.length).toBeGreaterThan(0);
    for (const node of references) expect(held).toContain(node['@id']);
  });

  it.each(indexed)('leads on $path to addresses and anchors that exist', ({ nodes, document }) => {
    const addresses = nodes.flatMap((node) =>
      [node.url, node.image, node.item].filter((value) => typeof value === 'string'),
    );
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) {
      const url = new URL(address);
      expect(url.origin).toBe(identity.origin);
      expect(fileAt(url.pathname), address).toBeDefined();
      if (url.hash !== '') expect(document.getElementById(url.hash.slice(1))).not.toBeNull();
    }
  });

  it.each(indexed)('claims on $path nothing that the page does not show', ({ nodes, shown }) => {
    const texts = nodes.flatMap(({ name, description, text, slogan, email }) =>
      [name, description, text, slogan, email].filter((value) => typeof value === 'string'),
    );
    expect(texts.length).toBeGreaterThan(5);
    for (const text of texts) expect(shown).toContain(squeeze(text));
    for (const { price } of nodes) {
      if (typeof price === 'number') expect(shown).toContain(formatMoney(price));
    }
  });

  it('answers every question and offers every plan that has a price', () => {
    expect(nodesOf('/', 'Question').map(({ name }) => name)).toEqual(
      faqs.map(({ question }) => question),
    );
    const priced = plans.filter((plan) => plan.kind === 'priced');
    expect(nodesOf('/', 'Offer').map(({ name }) => name)).toEqual(priced.map(({ name }) => name));
    expect(
      nodesOf('/', 'UnitPriceSpecification').map(({ price, billingIncrement }) => [
        price,
        billingIncrement,
      ]),
    ).toEqual(
      priced.flatMap(({ monthlyPrice, yearlyPrice }) => [
        [monthlyPrice, 1],
        [yearlyPrice, 12],
      ]),
    );
  });

  it('lists every case study and every project', () => {
    for (const [path, { length }] of [
      ['/projects', records.caseStudies],
      ['/portfolio', records.projects],
    ] as const) {
      const [list] = nodesOf(path, 'ItemList');
      expect(list?.numberOfItems).toBe(length);
      expect(list?.itemListElement).toHaveLength(length);
    }
  });
});
