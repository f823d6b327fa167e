import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Project } from '../../schema/projects';
import { industries, serviceTypes } from '../../schema/vocabulary';
import {
  ALL,
  defaultFilters,
  type FilterValues,
  filterProjects,
  filterQueryFormat,
  hasFilters,
  toSearchable,
} from './filter';

/* History and the counts of options are tested in tests/portfolio.e2e.ts. */

const record = {
  title: 'Dormant records turn into revenue for two cafés',
  company: 'Remitwick',
  description: 'We reopened 47 accounts (of 1,900).',
  tags: ['CRM', 'Data cleanup'],
  industry: 'Fintech',
  type: 'Revenue Growth',
} as Project;
const project = toSearchable(record);

it.each([
  [{}, true],
  [{ q: ' dormant RECORDS\t' }, true],
  [{ q: 'revenue Remitwick' }, false],
  [{ q: 'C.M' }, false],
  [{ q: 'CAFE' }, true],
  [{ q: 'Rémitwick' }, true],
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

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('Two cafés', 'the owner’s “yes”', 'Łódź, Straße 5', 'ΟΔΟΣ', 'Æther', 'برج الماء'),
);
it.prop([fc.constantFrom('title', 'company', 'description', 'tags'), anyText, anyText, anyText])(
  'finds every part of every text, in any case, form, quotes and spaces',
  (field, before, part, after) => {
    const text = before + part + after;
    const given = toSearchable({ ...record, [field]: field === 'tags' ? ['CRM', text] : text });
    const plain = part.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
    const spaced = part.replaceAll(' ', '\u00a0');
    for (const q of [part, part.toUpperCase(), part.normalize('NFD'), plain, spaced]) {
      expect(filterProjects([given], { ...defaultFilters, q })).toEqual([given]);
    }
  },
);

describe('the filters in the address', () => {
  it('writes the filters to the address without defaults', () => {
    const filters = { industry: 'Fintech', type: 'Revenue Growth', q: 'a' };
    const query = '?industry=Fintech&type=Revenue+Growth&q=a';
    expect(filterQueryFormat.write('', filters)).toBe(query);
    expect(filterQueryFormat.write(query, defaultFilters)).toBe('');
  });

  const anyFilters: fc.Arbitrary<FilterValues> = fc.record({
    industry: fc.constantFrom(ALL, ...industries),
    type: fc.constantFrom(ALL, ...serviceTypes),
    q: fc.string({ unit: 'grapheme' }),
  });
  it.prop([anyFilters], { numRuns: 1500 })('reads the filters that it wrote', (filters) => {
    const q = filters.q.trim() && filters.q;
    const query = filterQueryFormat.write('?utm_source=mail', filters);
    expect(filterQueryFormat.read(query)).toEqual({ ...filters, q });
    expect(hasFilters(filters)).toBe(query !== '?utm_source=mail');
  });

  it.each(['fintech', ' Fintech', 'all', 'toString', '__proto__', '0'])(
    'takes the unknown value %s in the address as All',
    (value) => {
      expect(filterQueryFormat.read(`?industry=${value}&type=${value}&q=+`)).toEqual(
        defaultFilters,
      );
    },
  );
});
