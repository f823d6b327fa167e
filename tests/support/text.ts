export const collapseSpaces = (text: string | null | undefined) =>
  (text ?? '').replace(/\s+/g, ' ').trim();

/** The first group of each match. */
export const matchFirstGroups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);
