import type { PageMeta } from '../../schema/site';

export const meta = {
  title: 'Portfolio of success: client projects by industry',
  description:
    'Lead generation and sales projects with their results. Filter them by industry and service, or search for a tool, a tag or a client.',
} satisfies PageMeta;

export const hero = {
  title: 'Portfolio of Success',
  figuresLabel: 'The portfolio in numbers',
  figures: { projects: 'projects', industries: 'industries', days: 'days' },
};

export const filterBar = {
  filtersLabel: 'Filter projects',
  searchLabel: 'Search',
  searchPlaceholder: 'Search projects...',
  industryLabel: 'Industry',
  typeLabel: 'Service type',
  allIndustries: 'All industries',
  allTypes: 'All types',
  option: '{name} ({count})',
  count: '{shown} of {all} projects',
  empty: 'No projects match your current filters.',
  emptyHint: 'Try a shorter search or a wider choice.',
  clear: 'Clear Filters',
};

export const listLabel = 'Projects';

export const card = {
  primary: 'Primary',
  secondary: 'Secondary',
  tertiary: 'Tertiary',
  resultsLabel: 'Results',
  tagsLabel: 'Tags',
  durationLabel: 'Duration',
  discuss: 'Discuss',
  readCase: 'Read the case',
};

export const closing = {
  title: 'Ready to be our next success story?',
  intro: 'Tell us which project is closest to yours, and we go through what would carry over.',
  action: 'Book Strategy Call',
};
