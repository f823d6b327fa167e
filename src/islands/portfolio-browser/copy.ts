import type { ProjectCardCopy } from './ProjectCard';

/** Every word of the portfolio's browser, passed in by the page. Templates hold `{names}`. */
export interface PortfolioBrowserCopy {
  filtersLabel: string;
  searchLabel: string;
  searchPlaceholder: string;
  industryLabel: string;
  typeLabel: string;
  allIndustries: string;
  allTypes: string;
  option: string;
  count: string;
  listLabel: string;
  empty: string;
  emptyHint: string;
  clear: string;
  card: ProjectCardCopy;
}
