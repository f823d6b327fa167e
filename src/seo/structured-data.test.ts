import { identity } from '@content/identity';
import { expect, it } from 'vitest';
import { graphScript, service } from './structured-data';

const description = 'A description of the page.';

it('has no offers if every plan is custom', () => {
  const plan = { id: 'scale', name: 'Scale', kind: 'custom' as const, description };
  const plans = [{ ...plan, features: [], popular: false, cta: 'Start Growing' }];
  expect(service(plans)).not.toHaveProperty('offers');
});

it('has breadcrumbs, and no content can close its script element', () => {
  const title = 'A title with </script><b>';
  const script = graphScript('/terms', 'Terms', { title, description });
  expect(script).not.toContain('<');
  const [page, breadcrumbs] = JSON.parse(script)['@graph'].slice(2);
  expect(page.name).toBe(title);
  expect(breadcrumbs.itemListElement).toMatchObject([
    { position: 1, name: identity.brand, item: 'https://www.fjordandpike.example/' },
    { position: 2, name: 'Terms', item: 'https://www.fjordandpike.example/terms' },
  ]);
});
