/** Every word of the filters and the cards, passed in by the page. Templates hold `{names}`. */
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
  empty: string;
  emptyHint: string;
  clear: string;
  listLabel: string;
  card: ProjectCardCopy;
}

export interface ProjectCardCopy {
  primary: string;
  secondary: string;
  tertiary: string;
  resultsLabel: string;
  tagsLabel: string;
  durationLabel: string;
  discuss: string;
  discussLabel: string;
  readCase: string;
  readCaseLabel: string;
}
