import { identity } from '@content/identity';
import { describe, expect, it } from 'vitest';
import { documentGraph, homeGraph, scriptText } from './structured-data';

/* What the graphs of the built pages hold, offer and refer to: tests/structured-data.test.ts. */

const meta = { title: 'A title of the page', description: 'A description of the page.' };

type Node = Record<string, unknown> & { '@type': string };

const nodeOf = (graph: { '@graph': unknown }, type: string) =>
  (graph['@graph'] as readonly Node[]).find((node) => node['@type'] === type);

describe('homeGraph', () => {
  const plan = {
    id: 'scale',
    name: 'Scale',
    kind: 'custom' as const,
    description: 'For small teams.',
    features: [],
    popular: false,
    cta: 'Start Growing',
  };
  const graph = homeGraph(meta, {
    service: { name: 'Lead generation', description: 'We find the buyers.' },
    plans: [plan],
    billing: { monthly: 'Billed monthly', yearly: 'Billed annually' },
    faqs: [{ id: 'first', question: 'How soon?', answer: 'After 14 days.' }],
  });

  it('offers nothing where every price is by agreement', () => {
    expect(nodeOf(graph, 'Service')).not.toHaveProperty('offers');
  });

  it('leads from each question to its place on the page', () => {
    const question = { '@id': 'https://www.fjordandpike.example/#faq-first', name: 'How soon?' };
    expect(nodeOf(graph, 'FAQPage')?.mainEntity).toMatchObject([question]);
  });

  it('has the landing page alone in its breadcrumbs', () => {
    expect(nodeOf(graph, 'BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, name: identity.brand, item: 'https://www.fjordandpike.example/' },
    ]);
  });
});

it('shows the way from the landing page', () => {
  const graph = documentGraph('/terms', 'Terms', meta);
  expect(nodeOf(graph, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { position: 1, name: identity.brand },
    { position: 2, name: 'Terms', item: 'https://www.fjordandpike.example/terms' },
  ]);
});

it('writes a script that its content cannot end', () => {
  const title = 'A title with </script><b>';
  const text = scriptText(documentGraph('/terms', 'Terms', { ...meta, title }));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][2].name).toBe(title);
});
