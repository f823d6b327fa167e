import { expect, it } from 'vitest';
import { filterProjects, filtersFormat, getSearchText, isFiltered, noFilters } from './filter';

const text = getSearchText({
  title: 'Dormant records turn into revenue for two cafés',
  company: 'Remitwick',
  description: 'We reopened 47 accounts (of “1,900”): a follow‑up – by mail.',
  tags: ['CRM', 'Data cleanup'],
});
const project = { id: 'crm', industry: 'Fintech', type: 'Revenue Growth', text };

it.each([
  [{}, true],
  [{ q: ' dormant RECORDS\t' }, true],
  [{ q: 'revenue Remitwick' }, false],
  [{ q: 'C.M' }, false],
  [{ q: 'CAFE' }, true],
  [{ q: 'Rémitwick' }, true],
  [{ q: 'CAFE\u0301S' }, true],
  [{ q: '"1,900"' }, true],
  [{ q: '\u202a dormant\u00a0records\u200b' }, true],
  [{ q: 'dormant \t records' }, true],
  [{ q: 'follow-up — by' }, true],
  [{ q: 'FOLLOW\u2212UP' }, true],
  [{ industry: 'Fintech', type: 'Revenue Growth', q: 'crm' }, true],
  [{ industry: 'Healthcare', type: 'Revenue Growth', q: 'crm' }, false],
  [{ industry: 'Fintech', type: 'Sales Automation', q: 'crm' }, false],
  [{ industry: 'Fintech', type: 'Revenue Growth', q: 'LinkedIn' }, false],
])(
  'shows a project if all filters match, the search within one text: %j is %j',
  (filters, shown) => {
    expect(filterProjects([project], { ...noFilters, ...filters })).toEqual(shown ? [project] : []);
  },
);

it('takes a search without a visible character for none', () => {
  const filters = { ...noFilters, q: ' \u200b' };
  expect(isFiltered(filters)).toBe(false);
  expect(filtersFormat.toParameters(filters)).toMatchObject({ q: '' });
  expect(isFiltered({ ...noFilters, q: 'crm' })).toBe(true);
});
