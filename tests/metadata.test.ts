// @vitest-environment jsdom
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../src/lib/format.ts';
import { type BuiltPage, fixtureSite, sites } from './support/sites.ts';
import { collapseSpaces, matchFirstGroups } from './support/text.ts';

const isInIndex = ({ path }: BuiltPage) => !['/404', '/500'].includes(path);

const contentOf = (head: Element, key: string) =>
  head.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content');

type Node = Record<string, unknown>;

const strings = (values: unknown[]) => values.filter((value) => typeof value === 'string');

function readPage(page: BuiltPage) {
  const document = new DOMParser().parseFromString(page.html, 'text/html');
  /** The objects of the structured data, inner ones first. */
  const nodes: Node[] = [];
  for (const { textContent } of document.querySelectorAll('[type="application/ld+json"]')) {
    JSON.parse(textContent, (_, value) => {
      if (value instanceof Object && !Array.isArray(value)) nodes.push(value);
      return value;
    });
  }
  for (const element of document.querySelectorAll('script, style')) element.remove();
  const { head, body, title } = document;
  const shown = collapseSpaces(`${body.textContent} ${title} ${contentOf(head, 'description')}`);
  return { ...page, document, head, nodes, shown };
}

describe.each(sites)('$name', (site) => {
  const { facts, read, fileAt, plans, faqs, caseStudies, projects } = site;
  const pages = site.pages.map(readPage);
  const indexed = pages.filter(isInIndex);
  const cardOf = (head: Element) =>
    read(new URL(contentOf(head, 'og:image') ?? '').pathname.slice(1));
  const canonicalOf = (head: Element) =>
    [...head.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href'));

  it.each(indexed)('$path has its own address, icons and social card', async ({ path, head }) => {
    const { href } = new URL(path, facts.origin);
    expect(canonicalOf(head)).toEqual([href]);
    expect(contentOf(head, 'og:url')).toBe(href);
    expect(contentOf(head, 'robots')).toBeUndefined();
    expect(contentOf(head, 'og:site_name')).toBe(facts.brand);
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      expect(head.querySelector(`link[rel~="${rel}"]`), rel).not.toBeNull();
    }
    expect(contentOf(head, 'og:image:alt')).toBe(facts.socialCard.alt);
    const { width, height, size } = await sharp(cardOf(head)).metadata();
    expect(contentOf(head, 'og:image:width')).toBe(String(width));
    expect(contentOf(head, 'og:image:height')).toBe(String(height));
    // WhatsApp shows no larger picture.
    expect(size).toBeLessThan(300_000);
  });

  it.each(['og:title', 'og:description', 'description'])('each page has its own %s', (key) => {
    const values = indexed.map(({ head }) => contentOf(head, key));
    expect(values).not.toContain(undefined);
    // An owner may describe two pages alike.
    if (site === fixtureSite) expect(new Set(values).size).toBe(indexed.length);
  });

  it('keeps 404 and the failure screen out of search engines and sitemap', () => {
    const outside = pages.filter((page) => !isInIndex(page));
    expect(outside).toHaveLength(2);
    for (const { head, nodes } of outside) {
      expect(nodes).toEqual([]);
      expect(contentOf(head, 'robots')).toBe('noindex');
      expect(canonicalOf(head)).toEqual([]);
      expect(contentOf(head, 'og:image')).toBeUndefined();
    }
    const listed = matchFirstGroups(read('sitemap.xml').toString(), /<loc>(.+?)<\/loc>/g);
    expect(listed.sort()).toEqual(indexed.flatMap(({ head }) => canonicalOf(head)).sort());
  });

  const valuesOf = (path: string, type: string, ...keys: string[]) =>
    (indexed.find((page) => page.path === path)?.nodes ?? [])
      .filter((node) => node['@type'] === type)
      .map((node) => keys.map((key) => node[key]));

  it.each(indexed)('the structured data of $path has only what the page shows', (page) => {
    const addresses = strings(page.nodes.flatMap(({ url, image, item }) => [url, image, item]));
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) {
      const url = new URL(address);
      expect(url.origin).toBe(facts.origin);
      expect(fileAt(url.pathname), address).toBeDefined();
      if (url.hash !== '') expect(page.document.getElementById(url.hash.slice(1))).not.toBeNull();
    }
    const textKeys = ['name', 'description', 'text', 'slogan', 'email'];
    const texts = strings(page.nodes.flatMap((node) => textKeys.map((key) => node[key])));
    const prices = page.nodes.flatMap(({ price }) => (typeof price === 'number' ? [price] : []));
    expect(texts.length).toBeGreaterThan(5);
    for (const text of [...texts, ...prices.map(formatMoney)]) {
      expect(page.shown).toContain(collapseSpaces(text));
    }
  });

  it('the structured data has every question, plan with a price, and record', () => {
    const priced = plans.filter((plan) => !plan.isCustom);
    expect(valuesOf('/', 'Question', 'name')).toEqual(faqs.map(({ question }) => [question]));
    expect(valuesOf('/', 'Offer', 'name')).toEqual(priced.map(({ name }) => [name]));
    expect(valuesOf('/', 'UnitPriceSpecification', 'price', 'billingIncrement')).toEqual(
      priced.flatMap(({ monthlyPrice, yearlyPrice }) => [
        [monthlyPrice, 1],
        [yearlyPrice, 12],
      ]),
    );
    const inList = ({ length }: readonly unknown[]) => (length > 0 ? [[length]] : []);
    expect(valuesOf('/projects', 'ItemList', 'numberOfItems')).toEqual(inList(caseStudies));
    expect(valuesOf('/portfolio', 'ItemList', 'numberOfItems')).toEqual(inList(projects));
  });
});
