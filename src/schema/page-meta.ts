export interface PageMeta {
  /**
   * What stands in the browser's tab and as the headline of a search result: at most 65 characters.
   * The head adds the brand where there is room for it.
   */
  title: string;
  /** What search engines show below the title: 70 to 165 characters. */
  description: string;
}
