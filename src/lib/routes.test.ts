import { expect, it } from 'vitest';
import { speculationRules } from './routes';

it('prerenders other pages of the site, never another origin or the page itself', () => {
  const conditions = (path: string | null) => speculationRules(path).prerender[0]?.where.and;
  expect(conditions('/terms')).toContainEqual({ not: { href_matches: '/terms' } });
  expect(conditions(null)).toHaveLength(2);
  expect(JSON.stringify(conditions(null))).toContain('"href_matches":"/*"');
});
