/** In the visitor's time zone: 'November 21, 2026'. No import: every page inlines this module. */
export const formatDate = (date: Date): string =>
  date.toLocaleDateString('en-US', { dateStyle: 'long' });

/** For `<time datetime>`, in the visitor's time zone: '2026-11-21', as Swedes write it. */
export const isoDate = (date: Date): string => date.toLocaleDateString('sv-SE');
