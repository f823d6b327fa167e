export interface PageMeta {
  /** What stands in the browser's tab and as the headline of a search result: 15 to 65 characters. */
  title: string;
  /** What search engines show below the title: 70 to 165 characters. */
  description: string;
}
