import { expect, it } from 'vitest';
import { ALL, filterProjects, getSearchText, normalize } from './filter';

const text = getSearchText({
  title: 'Dormant records turn into revenue for two cafés',
  company: 'Remitwick',
  description: 'We reopened 47 accounts (of “1,900”).',
  tags: ['CRM', 'Data cleanup'],
});
const project = { industry: 'Fintech', type: 'Revenue Growth', text: normalize(text) };

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
  [{ industry: 'Fintech', type: 'Revenue Growth', q: 'crm' }, true],
  [{ industry: 'Healthcare', type: 'Revenue Growth', q: 'crm' }, false],
  [{ industry: 'Fintech', type: 'Sales Automation', q: 'crm' }, false],
  [{ industry: 'Fintech', type: 'Revenue Growth', q: 'LinkedIn' }, false],
])(
  'shows a project if all filters match, the search within one text: %j is %j',
  (filters, shown) => {
    const all = { industry: ALL, type: ALL, q: '', ...filters };
    expect(filterProjects([project], all)).toEqual(shown ? [project] : []);
  },
);
