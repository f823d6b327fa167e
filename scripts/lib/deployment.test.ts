import { expect, it } from 'vitest';
import { temporaryProject } from '../../tests/support/temporary-project.ts';
import { explainWrongOrigin, readDeployedOrigins } from './deployment.ts';

const name = 'acme-site';
const domain = { pattern: 'www.acme.com', custom_domain: true };

it.each([
  ['https://www.acme.com', [domain]],
  ['https://acme.com', [domain, 'acme.com/*']],
  ['https://acme-site.acme.workers.dev', undefined],
])('accepts the origin %s with the routes %j', (origin, routes) => {
  expect(explainWrongOrigin(origin, { name, routes })).toBeUndefined();
});

it.each([
  ['https://www.acme.com', undefined, 'would be at acme-site.….workers.dev, but'],
  ['https://acme.com', [domain], 'would be at www.acme.com, but'],
  ['https://other.acme.workers.dev', undefined, 'would be at acme-site.….workers.dev, but'],
])('refuses the origin %s with the routes %j', (origin, routes, message) => {
  const problem = explainWrongOrigin(origin, { name, routes });
  expect(problem).toContain(message);
  expect(problem).toContain(`names ${origin} as its origin`);
});

it('reads where wrangler deployed, and finds nothing if it wrote no file', () => {
  const { pathOf, write } = temporaryProject();
  expect(readDeployedOrigins(pathOf('none.ndjson'))).toEqual([]);
  const targets = ['https://acme-site.acme.workers.dev', 'www.acme.com (custom domain)'];
  const events = [{ type: 'wrangler-session' }, { type: 'deploy', targets }];
  write('output.ndjson', events.map((event) => JSON.stringify(event)).join('\n'));
  expect(readDeployedOrigins(pathOf('output.ndjson'))).toEqual([
    'https://acme-site.acme.workers.dev',
    'https://www.acme.com',
  ]);
});
