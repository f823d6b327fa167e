import type { Project } from '../schema/records';
import { type Industry, industries, type ServiceType, serviceTypes } from '../schema/vocabulary';

export const ALL = 'All';

export interface PortfolioFilters {
  industry: Industry | typeof ALL;
  type: ServiceType | typeof ALL;
  /** As typed; surrounding spaces and case do not count. */
  search: string;
}

export const defaultFilters: PortfolioFilters = { industry: ALL, type: ALL, search: '' };

/** Whether any filter is set; a search of spaces alone is none. */
export function hasFilters({ industry, type, search }: PortfolioFilters): boolean {
  return industry !== ALL || type !== ALL || search.trim() !== '';
}

/** What the filters compare. */
export type Searchable = Pick<
  Project,
  'title' | 'company' | 'description' | 'tags' | 'industry' | 'type'
>;

export interface FilterOption {
  value: string;
  /** How many projects choosing it would leave. */
  count: number;
}

export interface FilterSummary {
  shown: number;
  all: number;
  industries: readonly FilterOption[];
  types: readonly FilterOption[];
}

/** A value of the list, or All for anything else: an address may hold whatever somebody typed. */
export function knownIndustry(value: string | null): PortfolioFilters['industry'] {
  return industries.find((industry) => industry === value) ?? ALL;
}

/** A value of the list, or All for anything else. */
export function knownType(value: string | null): PortfolioFilters['type'] {
  return serviceTypes.find((type) => type === value) ?? ALL;
}

/** The three conditions of the specification, section 5. Search text is plain text, never a pattern. */
export function matchesFilters(project: Searchable, filters: PortfolioFilters): boolean {
  const { title, company, description, tags } = project;
  const search = filters.search.trim().toLowerCase();
  return (
    (filters.industry === ALL || filters.industry === project.industry) &&
    (filters.type === ALL || filters.type === project.type) &&
    [title, company, description, ...tags].some((text) => text.toLowerCase().includes(search))
  );
}

/** The projects that pass all filters, in their own order. */
export function filterProjects<P extends Searchable>(
  projects: readonly P[],
  filters: PortfolioFilters,
): P[] {
  return projects.filter((project) => matchesFilters(project, filters));
}

function countOptions(
  key: 'industry' | 'type',
  values: readonly string[],
  projects: readonly Searchable[],
  filters: PortfolioFilters,
): FilterOption[] {
  const others = filterProjects(projects, { ...filters, [key]: ALL });
  return [ALL, ...values].map((value) => ({
    value,
    count: others.filter((project) => value === ALL || project[key] === value).length,
  }));
}

/** What the filter bar shows: the count, and how many projects each option would leave. */
export function summarize(
  projects: readonly Searchable[],
  filters: PortfolioFilters,
): FilterSummary {
  return {
    shown: filterProjects(projects, filters).length,
    all: projects.length,
    industries: countOptions('industry', industries, projects, filters),
    types: countOptions('type', serviceTypes, projects, filters),
  };
}

/** The filters that an address holds; unknown and missing values count as no filter. */
export function filtersFromSearch(search: string): PortfolioFilters {
  const parameters = new URLSearchParams(search);
  return {
    industry: knownIndustry(parameters.get('industry')),
    type: knownType(parameters.get('type')),
    search: parameters.get('q') ?? '',
  };
}

/** The same query with the filters set, defaults left out and other parameters kept. */
export function searchWithFilters(search: string, filters: PortfolioFilters): string {
  const parameters = new URLSearchParams(search);
  const values = {
    industry: filters.industry === ALL ? '' : filters.industry,
    type: filters.type === ALL ? '' : filters.type,
    q: filters.search.trim() === '' ? '' : filters.search,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, value);
  }
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
