/** In the visitor's time zone: 'November 21, 2026'. No import: every page inlines this module. */
export const formatDate = (date: Date): string =>
  date.toLocaleDateString('en-US', { dateStyle: 'long' });

/** For `<time datetime>`, in the visitor's time zone: '2026-11-21'. */
export const isoDate = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
