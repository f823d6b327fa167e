// @vitest-environment jsdom
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../src/lib/format.ts';
import { type BuiltPage, isInIndex, sites } from './support/sites.ts';
import { allMatches, collapseSpaces } from './support/text.ts';

const contentOf = (head: Element, key: string) =>
  head.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content');

describe.each(sites)('the head of $name', ({ identity, read, ...site }) => {
  const pages = site.pages.map((page) => ({
    ...page,
    head: new DOMParser().parseFromString(page.html, 'text/html').head,
  }));
  const indexed = pages.filter(isInIndex);
  const cardOf = (head: Element) =>
    read(new URL(contentOf(head, 'og:image') ?? '').pathname.slice(1));
  const canonicalOf = (head: Element) =>
    [...head.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href'));

  it.each(indexed)(
    'gives $path its own address, icons and a social card as its head says',
    async (page) => {
      const { path, head } = page;
      const { href } = new URL(path, identity.origin);
      expect(canonicalOf(head)).toEqual([href]);
      expect(contentOf(head, 'og:url')).toBe(href);
      expect(contentOf(head, 'robots')).toBeUndefined();
      expect(contentOf(head, 'og:site_name')).toBe(identity.brand);
      for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
        expect(head.querySelector(`link[rel~="${rel}"]`), rel).not.toBeNull();
      }
      const { width, height, size } = await sharp(cardOf(head)).metadata();
      expect(contentOf(head, 'og:image:width')).toBe(String(width));
      expect(contentOf(head, 'og:image:height')).toBe(String(height));
      // WhatsApp shows no larger picture; a photograph fills most of it.
      expect(size).toBeLessThan(300_000);
    },
  );

  it('gives each page a title, a description and a picture of its own', () => {
    for (const key of ['og:title', 'og:description', 'description', 'og:image:alt']) {
      const values = indexed.map(({ head }) => contentOf(head, key));
      expect(values, key).not.toContain(undefined);
      expect(new Set(values).size, key).toBe(indexed.length);
    }
    const cards = indexed.map(({ head }) => cardOf(head).toString('base64'));
    expect(new Set(cards).size).toBe(indexed.length);
  });

  it('keeps 404 and the failure screen out of search engines and sitemap', () => {
    const outside = pages.filter((page) => !isInIndex(page));
    expect(outside).toHaveLength(2);
    for (const { head } of outside) {
      expect(contentOf(head, 'robots')).toBe('noindex');
      expect(canonicalOf(head)).toEqual([]);
      expect(contentOf(head, 'og:image')).toBeUndefined();
    }
    const listed = allMatches(read('sitemap.xml').toString(), /<loc>(.+?)<\/loc>/g);
    expect(listed.sort()).toEqual(indexed.flatMap(({ head }) => canonicalOf(head)).sort());
  });
});

type Value = string | number | Value[] | { [key: string]: Value };
type Node = { [key: string]: Value };

const isNode = (value: Value): value is Node => typeof value === 'object' && !Array.isArray(value);

/** All objects of a graph, the nested ones included. */
function nodesIn(value: Value): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

const isReference = (node: Node) => Object.keys(node).join() === '@id';

const strings = (values: (Value | undefined)[]) =>
  values.filter((value) => typeof value === 'string');

function readGraphs(page: BuiltPage) {
  const document = new DOMParser().parseFromString(page.html, 'text/html');
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const graphs = [...scripts].map(({ textContent }) => JSON.parse(textContent) as Node);
  const nodes = nodesIn(graphs[0]?.['@graph'] ?? []);
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  for (const element of document.querySelectorAll('script, style')) element.remove();
  const shown = collapseSpaces(`${document.body.textContent} ${document.title} ${description}`);
  return { ...page, document, graphs, nodes, shown };
}

describe.each(sites)(
  'the structured data of $name',
  ({ identity, fileAt, pages, plans, faqs, caseStudies, projects }) => {
    const indexed = pages.filter(isInIndex).map(readGraphs);
    const valuesOf = (path: string, type: string, ...keys: string[]) =>
      (indexed.find((page) => page.path === path)?.nodes ?? [])
        .filter((node) => node['@type'] === type)
        .map((node) => keys.map((key) => node[key]));

    it('has one graph on each page in the index and none elsewhere', () => {
      for (const { graphs } of indexed) {
        expect(graphs).toMatchObject([{ '@context': 'https://schema.org' }]);
      }
      const outside = pages.filter((page) => !isInIndex(page)).map(readGraphs);
      expect(outside.map(({ graphs }) => graphs.length)).toEqual([0, 0]);
    });

    it.each(indexed)('names on $path each thing once, and reviews nothing', ({ nodes }) => {
      const things = nodes.filter((node) => !isReference(node));
      expect(things.filter((node) => !node['@type'])).toEqual([]);
      expect(Object.keys(Object.assign({}, ...things)).join()).not.toMatch(/review|rating/i);
      const ids = things.flatMap((node) => node['@id'] ?? []);
      expect(ids).toHaveLength(new Set(ids).size);
      for (const node of nodes.filter(isReference)) expect(ids).toContain(node['@id']);
    });

    it.each(indexed)('claims on $path only what the page shows and where it leads', (page) => {
      const addresses = strings(page.nodes.flatMap(({ url, image, item }) => [url, image, item]));
      expect(addresses.length).toBeGreaterThan(2);
      for (const address of addresses) {
        const url = new URL(address);
        expect(url.origin).toBe(identity.origin);
        expect(fileAt(url.pathname), address).toBeDefined();
        if (url.hash !== '') expect(page.document.getElementById(url.hash.slice(1))).not.toBeNull();
      }
      const texts = strings(
        page.nodes.flatMap(({ name, description, text, slogan, email }) => {
          return [name, description, text, slogan, email];
        }),
      );
      const prices = page.nodes.flatMap(({ price }) => (typeof price === 'number' ? [price] : []));
      expect(texts.length).toBeGreaterThan(5);
      for (const text of [...texts, ...prices.map(formatMoney)]) {
        expect(page.shown).toContain(collapseSpaces(text));
      }
    });

    it('answers every question, offers every plan that has a price, lists every record', () => {
      const priced = plans.filter((plan) => plan.kind === 'priced');
      expect(valuesOf('/', 'Question', 'name')).toEqual(faqs.map(({ question }) => [question]));
      expect(valuesOf('/', 'Offer', 'name')).toEqual(priced.map(({ name }) => [name]));
      expect(valuesOf('/', 'UnitPriceSpecification', 'price', 'billingIncrement')).toEqual(
        priced.flatMap(({ monthlyPrice, yearlyPrice }) => [
          [monthlyPrice, 1],
          [yearlyPrice, 12],
        ]),
      );
      expect(valuesOf('/projects', 'ItemList', 'numberOfItems')).toEqual([[caseStudies.length]]);
      expect(valuesOf('/portfolio', 'ItemList', 'numberOfItems')).toEqual([[projects.length]]);
    });
  },
);
