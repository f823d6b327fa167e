import type { Project } from '../../schema/projects';
import { industries, serviceTypes } from '../../schema/vocabulary';
import type { FieldsFormat } from '../../ui/use-fields-in-address';

const ALL = 'All';

/** Named like the fields and the query parameters. */
export interface Filters {
  industry: string;
  type: string;
  q: string;
}

export const noFilters: Filters = { industry: ALL, type: ALL, q: '' };

const options = { industry: [ALL, ...industries], type: [ALL, ...serviceTypes] } as const;

export type SelectName = keyof typeof options;

export interface FilteredProject {
  id: string;
  industry: string;
  type: string;
  /** The texts that the search looks through, normalized, one per line. */
  text: string;
}

/** Ignores case, accents, invisible characters, runs of spaces, and kinds of dashes and quotation marks. */
const normalize = (text: string) =>
  text
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"');

const normalizeSearch = (text: string) => normalize(text).trim();

export const getSearchText = ({
  title,
  company,
  description,
  tags,
}: Pick<Project, 'title' | 'company' | 'description' | 'tags'>) =>
  normalize([title, company, description, ...tags].join('\n'));

/** Returns the projects that match all filters (specification, section 5). */
export function filterProjects<Item extends FilteredProject>(
  projects: readonly Item[],
  { industry, type, q }: Filters,
) {
  const search = normalizeSearch(q);
  return projects.filter(
    (project) =>
      (industry === ALL || industry === project.industry) &&
      (type === ALL || type === project.type) &&
      project.text.includes(search),
  );
}

/** Returns the options of a select, with the number of projects that each would show. */
export const countOptions = (
  projects: readonly FilteredProject[],
  filters: Filters,
  name: SelectName,
) =>
  options[name].map((value) => ({
    value,
    isAll: value === ALL,
    count: filterProjects(projects, { ...filters, [name]: value }).length,
  }));

export const isFiltered = ({ industry, type, q }: Filters) =>
  industry !== ALL || type !== ALL || normalizeSearch(q) !== '';

export const filtersFormat: FieldsFormat<Filters> = {
  name: 'filters',
  defaults: noFilters,
  toParameters: ({ industry, type, q }) => ({
    industry: industry === ALL ? '' : industry,
    type: type === ALL ? '' : type,
    q: normalizeSearch(q) && q,
  }),
};
