import { describe, expect, it } from 'vitest';
import { documentGraph, homeGraph, scriptText, worksGraph } from './structured-data';

const meta = { title: 'A title of the page', description: 'A description of the page.' };
const plan = {
  id: 'starter',
  name: 'Starter',
  monthlyPrice: 4580,
  yearlyPrice: 3664,
  description: 'For small teams.',
  features: [],
  popular: false,
  cta: 'Start Growing',
};
const facts = {
  service: { name: 'Lead generation', description: 'We find the buyers.' },
  plans: [plan, { ...plan, id: 'scale', name: 'Scale', monthlyPrice: 0, yearlyPrice: 0 }],
  billing: { monthly: 'Billed monthly', yearly: 'Billed annually' },
  faqs: [{ id: 'first', question: 'How soon?', answer: 'After 14 days.' }],
};

type Node = Record<string, unknown> & { '@type': string; '@id'?: string };

const nodesOf = (graph: { '@graph': unknown }) => graph['@graph'] as readonly Node[];
const nodeOf = (nodes: readonly Node[], type: string) =>
  nodes.find((node) => node['@type'] === type) as Node;

describe('homeGraph', () => {
  const nodes = nodesOf(homeGraph(meta, facts));

  it('holds everything that the landing page says', () => {
    expect(nodes.map((node) => node['@type'])).toEqual([
      'Organization',
      'WebSite',
      'WebPage',
      'BreadcrumbList',
      'Service',
      'FAQPage',
    ]);
  });

  it('offers each plan with a price, by the month for both ways of billing', () => {
    const offers = nodeOf(nodes, 'Service').offers as Node[];
    expect(offers).toHaveLength(1);
    expect(offers[0]).toMatchObject({
      name: 'Starter',
      price: 4580,
      priceCurrency: 'USD',
      url: 'https://www.fjordandpike.example/#pricing',
      priceSpecification: [
        { name: 'Billed monthly', price: 4580, billingIncrement: 1, unitCode: 'MON' },
        { name: 'Billed annually', price: 3664, billingIncrement: 12, unitCode: 'MON' },
      ],
    });
  });

  it('offers nothing where every price is by agreement', () => {
    const [, custom] = facts.plans;
    const withoutPrices = nodesOf(homeGraph(meta, { ...facts, plans: custom ? [custom] : [] }));
    expect(nodeOf(withoutPrices, 'Service')).not.toHaveProperty('offers');
  });

  it('leads from each question to its place on the page', () => {
    expect(nodeOf(nodes, 'FAQPage').mainEntity).toMatchObject([
      {
        '@id': 'https://www.fjordandpike.example/#faq-first',
        name: 'How soon?',
        acceptedAnswer: { '@type': 'Answer', text: 'After 14 days.' },
      },
    ]);
  });

  it('has the landing page alone in its breadcrumbs', () => {
    expect(nodeOf(nodes, 'BreadcrumbList').itemListElement).toMatchObject([
      { position: 1, name: 'Fjord & Pike', item: 'https://www.fjordandpike.example/' },
    ]);
  });
});

describe('worksGraph', () => {
  const work = {
    id: 'saas',
    title: 'Two reps',
    industry: 'B2B SaaS',
    description: 'A story.',
    pictureHref: '/pictures/saas.1.svg',
  } as const;
  const list = { name: 'Real results', works: [work, { ...work, id: 'shop' }] };
  const nodes = nodesOf(worksGraph('/projects', 'Case Studies', meta, list));

  it('lists every work in order, each at its own address', () => {
    const items = nodeOf(nodes, 'ItemList');
    expect(items.numberOfItems).toBe(2);
    expect(items.itemListElement).toMatchObject([
      { position: 1, item: { url: 'https://www.fjordandpike.example/projects#saas' } },
      { position: 2, item: { url: 'https://www.fjordandpike.example/projects#shop' } },
    ]);
  });

  it('shows the way from the landing page', () => {
    expect(nodeOf(nodes, 'BreadcrumbList').itemListElement).toMatchObject([
      { position: 1, name: 'Fjord & Pike' },
      { position: 2, name: 'Case Studies', item: 'https://www.fjordandpike.example/projects' },
    ]);
  });
});

describe('documentGraph', () => {
  it('refers only to what it holds', () => {
    const graph = documentGraph('/terms', 'Terms and Conditions', meta);
    const text = JSON.stringify(graph);
    const held = nodesOf(graph).map((node) => node['@id']);
    const referred = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(referred.length).toBeGreaterThan(0);
    for (const id of referred) expect(held).toContain(id);
  });
});

describe('scriptText', () => {
  it('cannot be ended by its content', () => {
    const title = 'A title with </script><b>';
    const text = scriptText(documentGraph('/terms', 'Terms', { ...meta, title }));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][2].name).toBe(title);
  });
});
