import { expect, it } from 'vitest';
import type { Project } from '../../schema/projects';
import { defaultFilters, filterProjects, filterQueryFormat, toSearchableProject } from './filter';

/* History and the counts of options are tested in tests/portfolio.e2e.ts. */

const record = {
  title: 'Dormant records turn into revenue for two cafés',
  company: 'Remitwick',
  description: 'We reopened 47 accounts (of “1,900”).',
  tags: ['CRM', 'Data cleanup'],
  industry: 'Fintech',
  type: 'Revenue Growth',
} as Project;
const project = toSearchableProject(record);

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
    expect(filterProjects([project], { ...defaultFilters, ...filters })).toEqual(
      shown ? [project] : [],
    );
  },
);

it('writes the filters to the address without defaults', () => {
  const filters = { industry: 'Fintech', type: 'Revenue Growth', q: 'a' };
  const query = '?industry=Fintech&type=Revenue+Growth&q=a';
  expect(filterQueryFormat.serialize('', filters)).toBe(query);
  expect(filterQueryFormat.parse(query)).toEqual(filters);
  expect(filterQueryFormat.serialize(query, defaultFilters)).toBe('');
});

it.each(['fintech', ' Fintech', 'all', 'toString', '__proto__', '0'])(
  'takes the unknown value %s in the address as All',
  (value) => {
    expect(filterQueryFormat.parse(`?industry=${value}&type=${value}&q=+`)).toEqual(defaultFilters);
  },
);
