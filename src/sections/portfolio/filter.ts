import type { Project } from '../../schema/projects';
import { industries, serviceTypes } from '../../schema/vocabulary';

export const ALL = 'All';

export const formatOption = (name: string, count: number) => `${name} (${count})`;

export const filterOptions = {
  industry: [ALL, ...industries],
  type: [ALL, ...serviceTypes],
} as const;

/** Named like the fields and the query parameters. hide-until-filtered.js repeats the names. */
export interface Filters {
  industry: string;
  type: string;
  q: string;
}

interface FilteredProject {
  industry: string;
  type: string;
  /** Normalized texts, one per line. */
  text: string;
}

/** The texts that the search looks through, one per line. */
export const getSearchText = ({
  title,
  company,
  description,
  tags,
}: Pick<Project, 'title' | 'company' | 'description' | 'tags'>) =>
  [title, company, description, ...tags].join('\n');

/** Ignores case, accents, invisible characters and the form of spaces and quotation marks. */
export const normalize = (text: string) =>
  text
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"');

/** Returns the projects that match all filters (specification, section 5). */
export function filterProjects<Item extends FilteredProject>(
  projects: readonly Item[],
  { industry, type, q }: Filters,
) {
  const search = normalize(q).trim();
  return projects.filter(
    (project) =>
      (industry === ALL || industry === project.industry) &&
      (type === ALL || type === project.type) &&
      project.text.includes(search),
  );
}
