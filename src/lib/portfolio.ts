import type { Project } from '../schema/records';
import { type Industry, industries, type ServiceType, serviceTypes } from '../schema/vocabulary';
import { withParameters } from './search-params';

export const ALL = 'All';

export interface PortfolioFilters {
  industry: Industry | typeof ALL;
  type: ServiceType | typeof ALL;
  search: string;
}

export const defaultFilters: PortfolioFilters = { industry: ALL, type: ALL, search: '' };

export function hasFilters({ industry, type, search }: PortfolioFilters): boolean {
  return industry !== ALL || type !== ALL || search.trim() !== '';
}

export type Searchable = Pick<
  Project,
  'title' | 'company' | 'description' | 'tags' | 'industry' | 'type'
>;

export interface FilterOption {
  value: string;
  count: number;
}

export interface FilterSummary {
  shown: number;
  all: number;
  industries: readonly FilterOption[];
  types: readonly FilterOption[];
}

/** Unknown values count as All. */
export function knownIndustry(value: string | null): PortfolioFilters['industry'] {
  return industries.find((industry) => industry === value) ?? ALL;
}

/** Unknown values count as All. */
export function knownType(value: string | null): PortfolioFilters['type'] {
  return serviceTypes.find((type) => type === value) ?? ALL;
}

/** Industry, type and plain-text search (specification, section 5). */
export function matchesFilters(project: Searchable, filters: PortfolioFilters): boolean {
  const { title, company, description, tags } = project;
  const search = filters.search.trim().toLowerCase();
  return (
    (filters.industry === ALL || filters.industry === project.industry) &&
    (filters.type === ALL || filters.type === project.type) &&
    [title, company, description, ...tags].some((text) => text.toLowerCase().includes(search))
  );
}

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

/** The filters in a query; unknown and missing values count as no filter. */
export function filtersFromSearch(search: string): PortfolioFilters {
  const parameters = new URLSearchParams(search);
  return {
    industry: knownIndustry(parameters.get('industry')),
    type: knownType(parameters.get('type')),
    search: parameters.get('q') ?? '',
  };
}

/** Sets the filters in a query, without defaults. */
export function searchWithFilters(search: string, filters: PortfolioFilters): string {
  return withParameters(search, {
    industry: filters.industry === ALL ? '' : filters.industry,
    type: filters.type === ALL ? '' : filters.type,
    q: filters.search.trim() && filters.search,
  });
}

interface Sized {
  /** A project with a case study spans two columns. */
  caseHref?: string | undefined;
}

/** Puts wide cards first, so that the cards after them fill their rows. */
export function widestFirst<P extends Sized>(projects: readonly P[]): P[] {
  return projects.toSorted((one, other) => Number(!one.caseHref) - Number(!other.caseHref));
}

/**
 * Whether wide cards leave no hole in the grid. In three columns they stand at the left and the
 * right by turns, and another card must fill each row, except beside a last one at the left.
 */
export function canHaveWideCards(shown: readonly Sized[]): boolean {
  const wide = shown.filter(({ caseHref }) => caseHref).length;
  return shown.length - wide >= wide - (wide % 2);
}

export function portfolioFigures(
  projects: readonly Pick<Project, 'industry' | 'duration'>[],
  labels: { projects: string; industries: string; days: string },
) {
  const days = projects.map(({ duration }) => Number.parseInt(duration, 10));
  const [shortest, longest] = [Math.min(...days), Math.max(...days)];
  const industryCount = new Set(projects.map(({ industry }) => industry)).size;
  return [
    { figure: String(projects.length), label: labels.projects },
    { figure: String(industryCount), label: labels.industries },
    {
      figure: shortest === longest ? String(shortest) : `${shortest}–${longest}`,
      label: labels.days,
    },
  ];
}
