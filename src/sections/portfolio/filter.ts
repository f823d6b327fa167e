import { withParameters } from '../../lib/text';
import type { Project } from '../../schema/records';
import { industries, serviceTypes } from '../../schema/vocabulary';

export const ALL = 'All';

export const filterValues = {
  industry: [ALL, ...industries],
  type: [ALL, ...serviceTypes],
} as const;

type Dropdown = keyof typeof filterValues;

/** By the names of their parameters; `q` is the text to search for. */
export type PortfolioFilters = Record<Dropdown | 'q', string>;

export const defaultFilters: PortfolioFilters = { industry: ALL, type: ALL, q: '' };

export const hasFilters = (filters: PortfolioFilters) => queryWithFilters('', filters) !== '';

export interface Searchable extends Pick<Project, 'industry' | 'type'> {
  /** Normalized: title, company, description and tags, one per line. */
  text: string;
}

type SearchedField = 'title' | 'company' | 'description' | 'tags' | 'industry' | 'type';

/** Ignores case, accents and the form of quotation marks. */
const normalize = (text: string) =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"');

export function searchable(project: Pick<Project, SearchedField>): Searchable {
  const { industry, type, title, company, description, tags } = project;
  return { industry, type, text: normalize([title, company, description, ...tags].join('\n')) };
}

/** Specification, section 5. */
export function filterProjects(projects: readonly Searchable[], filters: PortfolioFilters) {
  const search = normalize(filters.q.trim());
  return projects.filter(
    ({ industry, type, text }) =>
      [ALL, industry].includes(filters.industry) &&
      [ALL, type].includes(filters.type) &&
      text.includes(search),
  );
}

/** The filters in a query; unknown and missing values count as no filter. */
export function filtersFromQuery(search: string): PortfolioFilters {
  const parameters = new URLSearchParams(search);
  const known = (name: Dropdown) =>
    filterValues[name].find((value) => value === parameters.get(name)) ?? ALL;
  const q = parameters.get('q') ?? '';
  return { industry: known('industry'), type: known('type'), q: q.trim() && q };
}

/** Also drops unknown values. */
export function queryWithFilters(search: string, filters: PortfolioFilters): string {
  return withParameters(search, {
    industry: filters.industry === ALL ? '' : filters.industry,
    type: filters.type === ALL ? '' : filters.type,
    q: filters.q.trim() && filters.q,
  });
}

export function portfolioFigures(
  projects: readonly Pick<Project, 'industry' | 'duration'>[],
  labels: Record<'projects' | 'industries' | 'days', string>,
) {
  const industries = new Set(projects.map(({ industry }) => industry));
  const days = projects.map(({ duration }) => Number.parseInt(duration, 10));
  const span = new Set([Math.min(...days), Math.max(...days)]);
  return [
    { figure: `${projects.length}`, label: labels.projects },
    { figure: `${industries.size}`, label: labels.industries },
    { figure: [...span].join('–'), label: labels.days },
  ];
}
