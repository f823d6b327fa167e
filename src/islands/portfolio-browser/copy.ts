/** Every word of the filters, passed in by the page. Templates hold `{names}`. */
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
}
