import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { industries, serviceTypes } from '../schema/vocabulary';
import {
  ALL,
  canHaveWideCards,
  defaultFilters,
  filterProjects,
  filtersFromSearch,
  hasFilters,
  knownIndustry,
  knownType,
  matchesFilters,
  type PortfolioFilters,
  portfolioFigures,
  searchWithFilters,
  summarize,
  widestFirst,
} from './portfolio';

/* Which texts the search finds, and the ways of an address, are held in tests/portfolio.e2e.ts. */

type TestProject = Parameters<typeof matchesFilters>[0];

const isShown = (filters: Partial<PortfolioFilters>, of: TestProject) =>
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
const anyText = fc.string({ unit: 'grapheme' });
/** Any sequence of UTF-16 units, halves of pairs included. */
const anyUnits = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) });
const numRuns = 1500;

describe('matchesFilters', () => {
  const project: TestProject = {
    title: 'Dormant records turn into revenue',
    company: 'Remitwick',
    description: 'We reopened 47 accounts (of 1,900).',
    tags: ['CRM', 'Data cleanup'],
    industry: 'Fintech',
    type: 'Revenue Growth',
  };

  it.each([
    [{}, true],
    [{ search: 'dormant RECORDS' }, true],
    [{ search: 'revenue Remitwick' }, false],
    [{ search: 'C.M' }, false],
    [{ industry: 'Fintech', type: 'Revenue Growth', search: 'crm' }, true],
    [{ industry: 'Healthcare', type: 'Revenue Growth', search: 'crm' }, false],
    [{ industry: 'Fintech', type: 'Sales Automation', search: 'crm' }, false],
    [{ industry: 'Fintech', type: 'Revenue Growth', search: 'LinkedIn' }, false],
  ] as const)('asks for every condition within one field: %j is %j', (filters, shown) => {
    expect(isShown(filters, project)).toBe(shown);
  });

  it.prop([anyProject, fc.nat(), fc.nat()], { numRuns })(
    'finds every part of every text, however it is written',
    (one, start, length) => {
      for (const text of [one.title, one.company, one.description, ...one.tags]) {
        const from = start % (text.length + 1);
        const part = text.slice(from, from + (length % 8));
        expect(isShown({ search: part }, one)).toBe(true);
        expect(isShown({ search: ` ${part.toLowerCase()}\t` }, one)).toBe(true);
      }
    },
  );
});

it.prop([anyProjects, filtersWith(phrase)], { numRuns })(
  'keeps the matching projects in their order, and counts what every option would leave',
  (projects, filters) => {
    const matching = projects.filter((one) => matchesFilters(one, filters));
    expect(filterProjects(projects, filters)).toEqual(matching);
    const summary = summarize(projects, filters);
    for (const { value, count } of summary.industries) {
      const chosen = { ...filters, industry: knownIndustry(value) };
      expect(count).toBe(filterProjects(projects, chosen).length);
    }
    for (const { value, count } of summary.types) {
      const chosen = { ...filters, type: knownType(value) };
      expect(count).toBe(filterProjects(projects, chosen).length);
    }
  },
);

describe('the filters in the address', () => {
  it('are written as the specification of the address says, defaults left out', () => {
    const filters: PortfolioFilters = { industry: 'Fintech', type: 'Revenue Growth', search: 'a' };
    const search = '?industry=Fintech&type=Revenue+Growth&q=a';
    expect(searchWithFilters('', filters)).toBe(search);
    expect(searchWithFilters(search, defaultFilters)).toBe('');
  });

  const otherName = anyText.filter((name) => !['industry', 'type', 'q'].includes(name));
  const others = fc.array(fc.tuple(otherName, anyText), { maxLength: 4 });
  it.prop([filtersWith(anyText), others], { numRuns })(
    'come back as they were written, and leave other parameters as they are',
    (filters, parameters) => {
      const before = `?${new URLSearchParams(parameters)}`;
      const search = searchWithFilters(before, filters);
      expect(filtersFromSearch(search)).toEqual({
        ...filters,
        search: filters.search.trim() && filters.search,
      });
      expect([...new URLSearchParams(search)].slice(0, parameters.length)).toEqual(parameters);
      expect(searchWithFilters(search, filters)).toBe(search);
      expect(filtersFromSearch(searchWithFilters(search, defaultFilters))).toEqual(defaultFilters);
      expect(hasFilters(filters)).toBe(searchWithFilters('', filters) !== '');
    },
  );

  const query = fc.oneof(
    fc.string(),
    anyUnits,
    fc.constantFrom('fintech', ' Fintech', 'all', 'toString', '__proto__', 'constructor', '0'),
  );
  const hostile = fc
    .tuple(query, query, query)
    .map(([one, two, three]) => `?industry=${one}&type=${two}&q=${three}`);
  it.prop([fc.oneof(query, hostile)], { numRuns })(
    'are known values for whatever stands in the address',
    (search) => {
      const filters = filtersFromSearch(search);
      expect([ALL, ...industries]).toContain(filters.industry);
      expect([ALL, ...serviceTypes]).toContain(filters.type);
    },
  );
});

it('portfolioFigures counts projects and industries and spans the durations', () => {
  const labels = { projects: 'projects', industries: 'industries', days: 'days' };
  const projects = [
    { industry: 'Fintech', duration: '90 days' },
    { industry: 'Fintech', duration: '180 days' },
    { industry: 'Healthcare', duration: '60 days' },
  ] as const;
  const figuresOf = (counted: readonly (typeof projects)[number][]) =>
    portfolioFigures(counted, labels).map(({ figure }) => figure);
  expect(figuresOf(projects)).toEqual(['3', '2', '60–180']);
  expect(figuresOf(projects.slice(0, 1))).toEqual(['1', '1', '90']);
});

/** Places cards like `grid-auto-flow: dense`: the cells of each row, true if taken. */
function placeDensely(
  cards: readonly { width: number; start?: number | undefined }[],
  columns: number,
) {
  const rows: boolean[][] = [];
  for (const { width, start } of cards) {
    const fits = (row: readonly boolean[]) =>
      row.findIndex((_, first) => {
        const cells = row.slice(first, first + width);
        return first === (start ?? first) && cells.length === width && !cells.includes(true);
      });
    if (!rows.some((row) => fits(row) >= 0)) rows.push(Array<boolean>(columns).fill(false));
    const row = rows.find((one) => fits(one) >= 0) ?? [];
    row.fill(true, fits(row), fits(row) + width);
  }
  return rows;
}

const flags = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 });
it.prop([flags, fc.constantFrom(2, 3)], { numRuns: 2000 })(
  'the cards of any subset leave no hole before the last row: %j',
  (cases, columns) => {
    const shown = widestFirst(cases.map((hasCase) => ({ caseHref: hasCase ? '#' : undefined })));
    const cards = shown.map(({ caseHref }, index) => {
      if (!(caseHref && canHaveWideCards(shown))) return { width: 1 };
      return { width: 2, start: columns === 3 && index % 2 === 1 ? 1 : undefined };
    });
    const rows = placeDensely(cards, columns);
    expect(rows.slice(0, -1).flat()).not.toContain(false);
    expect(rows.at(-1)?.join()).toMatch(/^(true,?)+(,?false)*$/);
  },
);
