export interface PageMeta {
  /** At most 65 characters; the head adds the brand if it fits. */
  title: string;
  /** 70 to 165 characters, for search results. */
  description: string;
}
