import type { Project } from '../schema/records';
import { industries, serviceTypes } from '../schema/vocabulary';
import { withParameters } from './search-params';

export const ALL = 'All';

const filterValues = {
  industry: [ALL, ...industries],
  type: [ALL, ...serviceTypes],
} as const;

type Dropdown = keyof typeof filterValues;

export type PortfolioFilters = Record<Dropdown | 'search', string>;

export const defaultFilters: PortfolioFilters = { industry: ALL, type: ALL, search: '' };

export function hasFilters({ industry, type, search }: PortfolioFilters): boolean {
  return industry !== ALL || type !== ALL || search.trim() !== '';
}

export type Searchable = Pick<
  Project,
  'title' | 'company' | 'description' | 'tags' | 'industry' | 'type'
>;

/** Filters by industry, type and plain text (specification, section 5). */
export function filterProjects<P extends Searchable>(
  projects: readonly P[],
  filters: PortfolioFilters,
): P[] {
  const search = filters.search.trim().toLowerCase();
  return projects.filter(
    ({ industry, type, title, company, description, tags }) =>
      [ALL, industry].includes(filters.industry) &&
      [ALL, type].includes(filters.type) &&
      [title, company, description, ...tags].some((text) => text.toLowerCase().includes(search)),
  );
}

export function countOptions(
  name: Dropdown,
  projects: readonly Searchable[],
  filters: PortfolioFilters,
) {
  return filterValues[name].map((value) => ({
    value,
    count: filterProjects(projects, { ...filters, [name]: value }).length,
  }));
}

/** The filters in a query; unknown and missing values count as no filter. */
export function filtersFromSearch(search: string): PortfolioFilters {
  const parameters = new URLSearchParams(search);
  const known = (name: Dropdown) =>
    filterValues[name].find((value) => value === parameters.get(name)) ?? ALL;
  return { industry: known('industry'), type: known('type'), search: parameters.get('q') ?? '' };
}

export function searchWithFilters(search: string, filters: PortfolioFilters): string {
  return withParameters(search, {
    industry: filters.industry === ALL ? '' : filters.industry,
    type: filters.type === ALL ? '' : filters.type,
    q: filters.search.trim() && filters.search,
  });
}

interface Sized {
  caseHref?: string | undefined;
}

/** Puts wide cards first, so that later cards fill their rows. */
export function widestFirst<P extends Sized>(projects: readonly P[]): P[] {
  return projects.toSorted((one, other) => Number(!one.caseHref) - Number(!other.caseHref));
}

/** Whether there are enough other cards to fill the rows of the wide ones. */
export function canHaveWideCards(shown: readonly Sized[]): boolean {
  const wide = shown.filter(({ caseHref }) => caseHref).length;
  return shown.length - wide >= wide - (wide % 2);
}

export function portfolioFigures(
  projects: readonly Pick<Project, 'industry' | 'duration'>[],
  labels: { projects: string; industries: string; days: string },
) {
  const days = projects.map(({ duration }) => Number.parseInt(duration, 10));
  const span = new Set([Math.min(...days), Math.max(...days)]);
  return [
    { figure: String(projects.length), label: labels.projects },
    {
      figure: String(new Set(projects.map(({ industry }) => industry)).size),
      label: labels.industries,
    },
    { figure: [...span].join('–'), label: labels.days },
  ];
}
