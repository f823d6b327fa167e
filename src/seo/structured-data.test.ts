import { identity } from '@content/identity';
import { expect, it } from 'vitest';
import { pageGraph, scriptText, service } from './structured-data';

/* The graphs of the built pages: tests/structured-data.test.ts. */

const meta = { title: 'A title of the page', description: 'A description of the page.' };
const trailOf = (graph: ReturnType<typeof pageGraph>) =>
  graph['@graph'].find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement;

it('offers nothing where every price is by agreement', () => {
  const plan = { id: 'scale', name: 'Scale', kind: 'custom' as const, description: 'For teams.' };
  const plans = [{ ...plan, features: [], popular: false, cta: 'Start Growing' }];
  const billing = { monthly: 'Billed monthly', yearly: 'Billed annually' };
  expect(service({ name: 'Leads', description: 'Buyers.', plans, billing })).not.toHaveProperty(
    'offers',
  );
});

it('shows the way from the landing page', () => {
  const home = { position: 1, name: identity.brand, item: 'https://www.fjordandpike.example/' };
  const terms = { position: 2, name: 'Terms', item: 'https://www.fjordandpike.example/terms' };
  expect(trailOf(pageGraph('/', identity.brand, meta))).toMatchObject([home]);
  expect(trailOf(pageGraph('/terms', 'Terms', meta))).toMatchObject([home, terms]);
});

it('writes a script that its content cannot end', () => {
  const title = 'A title with </script><b>';
  const text = scriptText(pageGraph('/terms', 'Terms', { ...meta, title }));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][2].name).toBe(title);
});
