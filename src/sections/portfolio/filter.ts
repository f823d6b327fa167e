import { setParameters } from '../../lib/text';
import type { Project } from '../../schema/records';
import { industries, serviceTypes } from '../../schema/vocabulary';

export const ALL = 'All';

export const filterOptions = {
  industry: [ALL, ...industries],
  type: [ALL, ...serviceTypes],
} as const;

type Dropdown = keyof typeof filterOptions;

/** Named like the query parameters; `q` is the text to search for. */
export type FilterValues = Record<Dropdown | 'q', string>;

export const defaultFilters: FilterValues = { industry: ALL, type: ALL, q: '' };

/** Keeps spaces, which are being typed, unless there is nothing else. */
const clearBlank = (q: string) => (q.trim() === '' ? '' : q);

export const hasFilters = (filters: FilterValues) => writeFilters('', filters) !== '';

/** The fields of a project that filters need, its texts normalized and one per line. */
export type Searchable = ReturnType<typeof toSearchable>;

/** Ignores case, accents, invisible characters and the form of spaces and quotation marks. */
const normalize = (text: string) =>
  text
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"');

export function toSearchable({ id, industry, type, title, company, description, tags }: Project) {
  const texts = [title, company, description, ...tags];
  return { id, industry, type, text: normalize(texts.join('\n')) };
}

/** Returns the projects that match all filters (specification, section 5). */
export function filterProjects(projects: readonly Searchable[], filters: FilterValues) {
  const search = normalize(filters.q).trim();
  return projects.filter(
    ({ industry, type, text }) =>
      [ALL, industry].includes(filters.industry) &&
      [ALL, type].includes(filters.type) &&
      text.includes(search),
  );
}

/** Reads the filters from a query. Unknown and missing values count as no filter. */
export function readFilters(query: string): FilterValues {
  const parameters = new URLSearchParams(query);
  const known = (name: Dropdown) =>
    filterOptions[name].find((value) => value === parameters.get(name)) ?? ALL;
  return {
    industry: known('industry'),
    type: known('type'),
    q: clearBlank(parameters.get('q') ?? ''),
  };
}

/** Sets the filters in a query, without defaults and unknown values. */
export function writeFilters(query: string, filters: FilterValues): string {
  return setParameters(query, {
    industry: filters.industry === ALL ? '' : filters.industry,
    type: filters.type === ALL ? '' : filters.type,
    q: clearBlank(filters.q),
  });
}
