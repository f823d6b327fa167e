import { interpolate, type Template } from '../../lib/template';
import { withSearchParams } from '../../lib/url';
import type { Project } from '../../schema/projects';
import { industries, serviceTypes } from '../../schema/vocabulary';
import type { QueryFormat } from '../../ui/use-fields-in-url';

export const ALL = 'All';

export const filterOptions = {
  industry: [ALL, ...industries],
  type: [ALL, ...serviceTypes],
} as const;

type SelectName = keyof typeof filterOptions;
const selectNames = Object.keys(filterOptions) as SelectName[];

/** Named like the query parameters. hide-until-filtered.js repeats the names. */
export type FilterValues = Record<SelectName | 'q', string>;

export const defaultFilters: FilterValues = { industry: ALL, type: ALL, q: '' };

/** Keeps the space at the end of a text, because another word may follow. */
const clearBlank = (q: string) => (q.trim() === '' ? '' : q);

/** The fields of a project that filters need, its texts normalized and one per line. */
export type SearchableProject = ReturnType<typeof toSearchableProject>;

/** Ignores case, accents, invisible characters and the form of spaces and quotation marks. */
const normalize = (text: string) =>
  text
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"');

export function toSearchableProject(project: Omit<Project, 'sample' | 'image'>) {
  const { id, industry, type, title, company, description, tags } = project;
  const texts = [title, company, description, ...tags];
  return { id, industry, type, text: normalize(texts.join('\n')) } satisfies Record<
    SelectName | 'id' | 'text',
    string
  >;
}

/** Returns the projects that match all filters (specification, section 5). */
export function filterProjects(projects: readonly SearchableProject[], filters: FilterValues) {
  const search = normalize(filters.q).trim();
  return projects.filter(
    (project) =>
      selectNames.every((name) => filters[name] === ALL || filters[name] === project[name]) &&
      project.text.includes(search),
  );
}

export const filterQueryFormat: QueryFormat<keyof FilterValues> = {
  /** Unknown and missing values count as no filter. */
  parse: (query) => {
    const parameters = new URLSearchParams(query);
    const known = (name: SelectName) =>
      filterOptions[name].find((value) => value === parameters.get(name)) ?? ALL;
    return {
      industry: known('industry'),
      type: known('type'),
      q: clearBlank(parameters.get('q') ?? ''),
    };
  },
  /** Leaves out filters that are not set. */
  serialize: (query, filters) => {
    const params = selectNames.map((name) => [name, filters[name] === ALL ? '' : filters[name]]);
    return withSearchParams(query, { ...Object.fromEntries(params), q: clearBlank(filters.q) });
  },
  normalizeOnBlur: clearBlank,
};

/** Lists the filters that are set: 'Fintech, "crm"'. */
export function describeFilters(filters: FilterValues, searchTemplate: Template<'text'>) {
  const text = filters.q.trim();
  const chosen = selectNames.map((name) => filters[name]).filter((value) => value !== ALL);
  return [...chosen, ...(text ? [interpolate(searchTemplate, { text })] : [])].join(', ');
}

export const hasFilters = (filters: FilterValues) =>
  filterQueryFormat.serialize('', filters) !== '';
