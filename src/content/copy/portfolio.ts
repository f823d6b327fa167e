import type { PageMeta } from '../../schema/page-meta';

export const meta = {
  title: 'Portfolio of success: client projects by industry',
  description:
    'Lead generation and sales projects from seven industries with their results. Filter by industry and service, or search for a tool, a tag or a client.',
} satisfies PageMeta;

export const hero = {
  title: 'Portfolio of Success',
  lead: 'Find the project closest to yours: by industry, by service, or by a word that matters to you.',
  figuresLabel: 'The portfolio in numbers',
  figures: { projects: 'projects', industries: 'industries', days: 'days, start to result' },
} as const;

export const browser = {
  filtersLabel: 'Filter projects',
  searchLabel: 'Search',
  searchPlaceholder: 'Search projects...',
  industryLabel: 'Industry',
  typeLabel: 'Service type',
  allIndustries: 'All industries',
  allTypes: 'All types',
  option: '{name} ({count})',
  count: '{shown} of {all} projects',
  listLabel: 'Projects',
  empty: 'No projects match your current filters.',
  emptyHint: 'Try a shorter search or a wider choice.',
  clear: 'Clear Filters',
} as const;

export const card = {
  primary: 'Primary',
  secondary: 'Secondary',
  tertiary: 'Tertiary',
  resultsLabel: 'Results',
  tagsLabel: 'Tags',
  durationLabel: 'Duration',
  discuss: 'Discuss',
  discussLabel: 'Discuss: {title}',
} as const;

export const closing = {
  title: 'Ready to be our next success story?',
  lead: 'Tell us which project you would like to have been yours.',
  action: 'Book Strategy Call',
} as const;
