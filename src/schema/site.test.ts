import { expect, it } from 'vitest';
import { loadContent } from '../data/read-content.ts';
import { siteSchema } from './site.ts';

const { site } = await loadContent();

const issuesWith = (fields: object) =>
  siteSchema.safeParse({ ...site, ...fields }).error?.issues.map(({ message }) => message);

it.each([
  ['https://müller.de', '"https://xn--mller-kva.de"'],
  ['https://acme.example/', '"https://acme.example"'],
  ['https://acme.example/en', '"https://acme.example"'],
])('suggests an origin in place of %s', (origin, suggested) => {
  expect(issuesWith({ origin })).toEqual([expect.stringContaining(suggested)]);
});

it.each(['http://acme.example', 'acme.example', 7])('says what an origin is, not %s', (origin) => {
  expect(issuesWith({ origin })).toHaveLength(1);
  expect(issuesWith({ origin })?.[0]).not.toContain('undefined');
});

it('accepts a domain with other letters as browsers send it', () => {
  expect(issuesWith({ origin: 'https://xn--mller-kva.de' })).toBeUndefined();
  expect(issuesWith({ email: 'kontakt@xn--mller-kva.de' })).toBeUndefined();
  expect(issuesWith({ email: 'kontakt@müller.de' })).toEqual([expect.stringContaining('xn--')]);
});
