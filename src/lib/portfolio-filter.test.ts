import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { industries, serviceTypes } from '../schema/vocabulary';
import {
  ALL,
  countByIndustry,
  countByType,
  defaultFilters,
  filterProjects,
  filtersFromSearch,
  hasFilters,
  knownIndustry,
  knownType,
  matchesFilters,
  type PortfolioFilters,
  searchWithFilters,
} from './portfolio-filter';

type TestProject = Parameters<typeof matchesFilters>[0];

const project: TestProject = {
  title: 'Dormant records turn into revenue',
  company: 'Remitwick',
  description: 'We reopened 47 accounts (of 1,900).',
  tags: ['CRM', 'Data cleanup'],
  industry: 'Fintech',
  type: 'Revenue Growth',
};

const isShown = (filters: Partial<PortfolioFilters>, of: TestProject = project) =>
  matchesFilters(of, { ...defaultFilters, ...filters });

const word = fc.constantFrom('CRM', 'email', 'Café', 'ops', 'a', '+9%', '(x)', '.*', 'ß', '日本');
const phrase = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
const anyProject: fc.Arbitrary<TestProject> = fc.record({
  title: phrase,
  company: phrase,
  description: phrase,
  tags: fc.array(phrase, { maxLength: 3 }),
  industry: fc.constantFrom(...industries),
  type: fc.constantFrom(...serviceTypes),
});
const anyProjects = fc.array(anyProject, { maxLength: 12 });
const filtersWith = (search: fc.Arbitrary<string>): fc.Arbitrary<PortfolioFilters> =>
  fc.record({
    industry: fc.constantFrom(ALL, ...industries),
    type: fc.constantFrom(ALL, ...serviceTypes),
    search,
  });
const anyFilters = filtersWith(phrase);
const anyText = fc.string({ unit: 'grapheme' });
/** Any sequence of UTF-16 units, halves of pairs included. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

describe('matchesFilters', () => {
  it('shows every project where nothing is filtered', () => {
    expect(isShown({})).toBe(true);
  });

  it.each([
    ['the title', 'dormant RECORDS'],
    ['the company', 'remit'],
    ['the description', '47 accounts'],
    ['a tag', 'crm'],
    ['the last tag', 'cleanup'],
  ])('finds a part of %s in any case', (_, search) => {
    expect(isShown({ search })).toBe(true);
  });

  it('does not find a text that runs over from one field to the next', () => {
    expect(isShown({ search: 'revenue Remitwick' })).toBe(false);
    expect(isShown({ search: 'CRM Data' })).toBe(false);
  });

  it('asks for all three conditions at once', () => {
    const all: PortfolioFilters = { industry: 'Fintech', type: 'Revenue Growth', search: 'crm' };
    expect(matchesFilters(project, all)).toBe(true);
    expect(matchesFilters(project, { ...all, industry: 'Healthcare' })).toBe(false);
    expect(matchesFilters(project, { ...all, type: 'Sales Automation' })).toBe(false);
    expect(matchesFilters(project, { ...all, search: 'LinkedIn' })).toBe(false);
  });

  it('does not count spaces around the search, but those within it', () => {
    expect(isShown({ search: '  crm\t' })).toBe(true);
    expect(isShown({ search: '   ' })).toBe(true);
    expect(isShown({ search: 'C RM' })).toBe(false);
  });

  it.each(['.*', '^', '[a-z]', '\\w', 'CRM|x', '(?:)', '+', '[', '\\'])(
    'takes "%s" as plain text and never as a pattern',
    (search) => {
      const plain = { ...project, description: 'No such sign here', tags: [] };
      expect(isShown({ search }, plain)).toBe(false);
      expect(isShown({ search }, { ...plain, tags: [`before ${search} after`] })).toBe(true);
    },
  );

  it('finds every part of every text, however it is written', () => {
    fc.assert(
      fc.property(anyProject, fc.nat(), fc.nat(), (one, start, length) => {
        const texts = [one.title, one.company, one.description, ...one.tags];
        for (const text of texts) {
          const from = start % (text.length + 1);
          const part = text.slice(from, from + (length % 8));
          expect(isShown({ search: part }, one)).toBe(true);
          expect(isShown({ search: ` ${part.toLowerCase()} ` }, one)).toBe(true);
        }
      }),
      { numRuns: 1500 },
    );
  });
});

describe('hasFilters', () => {
  it('is false for the defaults and a search of spaces', () => {
    expect(hasFilters(defaultFilters)).toBe(false);
    expect(hasFilters({ ...defaultFilters, search: ' \t ' })).toBe(false);
  });

  it('is true as soon as one filter is set', () => {
    expect(hasFilters({ ...defaultFilters, industry: 'Fintech' })).toBe(true);
    expect(hasFilters({ ...defaultFilters, type: 'Lead Generation' })).toBe(true);
    expect(hasFilters({ ...defaultFilters, search: 'a' })).toBe(true);
  });
});

describe('filterProjects', () => {
  it('keeps exactly the matching projects, in their order, and leaves the list as it was', () => {
    fc.assert(
      fc.property(anyProjects, anyFilters, (projects, filters) => {
        const before = [...projects];
        const shown = filterProjects(projects, filters);
        expect(projects).toEqual(before);
        expect(shown).toEqual(before.filter((one) => shown.includes(one)));
        for (const one of before) expect(shown.includes(one)).toBe(matchesFilters(one, filters));
      }),
      { numRuns: 1500 },
    );
  });
});

describe('countByIndustry and countByType', () => {
  it('tell for every option how many projects choosing it would leave', () => {
    fc.assert(
      fc.property(anyProjects, anyFilters, (projects, filters) => {
        for (const { value, count } of countByIndustry(projects, filters)) {
          const chosen = { ...filters, industry: knownIndustry(value) };
          expect(count).toBe(filterProjects(projects, chosen).length);
        }
        for (const { value, count } of countByType(projects, filters)) {
          const chosen = { ...filters, type: knownType(value) };
          expect(count).toBe(filterProjects(projects, chosen).length);
        }
      }),
      { numRuns: 1500 },
    );
  });
});

describe('knownIndustry and knownType', () => {
  it.each([
    null,
    '',
    'All',
    'all',
    'fintech',
    ' Fintech',
    'toString',
    '__proto__',
    'constructor',
    '0',
  ])('take %j as All', (value) => {
    expect(knownIndustry(value)).toBe(ALL);
    expect(knownType(value)).toBe(ALL);
  });
});

describe('the filters in the address', () => {
  it('are written as the specification of the address says', () => {
    expect(
      searchWithFilters('', { industry: 'Fintech', type: 'Revenue Growth', search: 'crm' }),
    ).toBe('?industry=Fintech&type=Revenue+Growth&q=crm');
  });

  it('leave the defaults out, and the question mark with them', () => {
    expect(searchWithFilters('?industry=Fintech&type=x&q=crm', defaultFilters)).toBe('');
    expect(searchWithFilters('', { ...defaultFilters, search: '   ' })).toBe('');
  });

  it('leave other parameters as they are', () => {
    expect(searchWithFilters('?utm_source=mail&q=old', { ...defaultFilters, search: 'new' })).toBe(
      '?utm_source=mail&q=new',
    );
    expect(searchWithFilters('?utm_source=mail&q=old', defaultFilters)).toBe('?utm_source=mail');
  });

  it('are none where the address has none or unknown ones', () => {
    expect(filtersFromSearch('')).toEqual(defaultFilters);
    expect(filtersFromSearch('?industry=Banking&type=__proto__')).toEqual(defaultFilters);
    expect(filtersFromSearch('?Industry=Fintech')).toEqual(defaultFilters);
  });

  it('are read from plus signs and percent signs alike', () => {
    expect(filtersFromSearch('?type=Revenue+Growth').type).toBe('Revenue Growth');
    expect(filtersFromSearch('?type=Revenue%20Growth&q=caf%C3%A9%2B').search).toBe('café+');
  });

  it('come back as they were written, without the spaces around the search', () => {
    const others = fc.array(
      fc.tuple(
        anyText.filter((name) => !['industry', 'type', 'q'].includes(name)),
        anyText,
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(filtersWith(anyText), others, (filters, parameters) => {
        const before = `?${new URLSearchParams(parameters)}`;
        const search = searchWithFilters(before, filters);
        expect(filtersFromSearch(search)).toEqual({ ...filters, search: filters.search.trim() });
        expect([...new URLSearchParams(search)].slice(0, parameters.length)).toEqual(parameters);
        expect(searchWithFilters(search, filters)).toBe(search);
        expect(filtersFromSearch(searchWithFilters(search, defaultFilters))).toEqual(
          defaultFilters,
        );
      }),
      { numRuns: 1500 },
    );
  });

  it('are known values for whatever stands in the address', () => {
    const query = fc.oneof(fc.string(), anyUnits);
    const parameters = fc
      .tuple(query, query, query)
      .map(([one, two, three]) => `?industry=${one}&type=${two}&q=${three}`);
    fc.assert(
      fc.property(fc.oneof(query, parameters), (search) => {
        const filters = filtersFromSearch(search);
        expect([ALL, ...industries]).toContain(filters.industry);
        expect([ALL, ...serviceTypes]).toContain(filters.type);
        expect(filtersFromSearch(searchWithFilters(search, filters))).toEqual({
          ...filters,
          search: filters.search.trim(),
        });
      }),
      { numRuns: 1500 },
    );
  });
});
