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

/** What the filters compare. Industry and type are plain text, because the page holds them so. */
export interface Searchable extends Pick<Project, 'title' | 'company' | 'description' | 'tags'> {
  industry: string;
  type: string;
}

export interface FilterOption {
  value: string;
  /** How many projects choosing it would leave. */
  count: number;
}

/** What the filter bar shows. */
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

/** Made once for each project: every key typed compares the texts of all projects three times. */
const searchTexts = new WeakMap<Searchable, string[]>();

function searchTextsOf(project: Searchable): string[] {
  const known = searchTexts.get(project);
  if (known) return known;
  const { title, company, description, tags } = project;
  const texts = [title, company, description, ...tags].map((text) => text.toLowerCase());
  searchTexts.set(project, texts);
  return texts;
}

function matchesSearch(project: Searchable, wanted: string): boolean {
  return wanted === '' || searchTextsOf(project).some((text) => text.includes(wanted));
}

const wantedText = ({ search }: PortfolioFilters) => search.trim().toLowerCase();

/** The three conditions of the specification, section 5. Search text is plain text, never a pattern. */
export function matchesFilters(
  project: Searchable,
  filters: PortfolioFilters,
  wanted = wantedText(filters),
): boolean {
  return (
    (filters.industry === ALL || filters.industry === project.industry) &&
    (filters.type === ALL || filters.type === project.type) &&
    matchesSearch(project, wanted)
  );
}

/** The projects that pass all filters, in their own order. */
export function filterProjects<P extends Searchable>(
  projects: readonly P[],
  filters: PortfolioFilters,
): P[] {
  const wanted = wantedText(filters);
  return projects.filter((project) => matchesFilters(project, filters, wanted));
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

/** How many projects would be left with each industry, the other filters staying as they are. */
export const countByIndustry = (projects: readonly Searchable[], filters: PortfolioFilters) =>
  countOptions('industry', industries, projects, filters);

/** How many projects would be left with each type, the other filters staying as they are. */
export const countByType = (projects: readonly Searchable[], filters: PortfolioFilters) =>
  countOptions('type', serviceTypes, projects, filters);

export function summarize(
  projects: readonly Searchable[],
  filters: PortfolioFilters,
): FilterSummary {
  return {
    shown: filterProjects(projects, filters).length,
    all: projects.length,
    industries: countByIndustry(projects, filters),
    types: countByType(projects, filters),
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
    q: filters.search.trim(),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, value);
  }
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
