/* Imports nothing that islands import (decision 007), so it repeats `locale.ts`. */

/** Formats in the local time zone: 'November 21, 2026'. */
export const formatDate = (date: Date): string =>
  date.toLocaleDateString('en-US', { dateStyle: 'long' });

/** Formats for `<time datetime>` in the local time zone: '2026-11-21', the Swedish format. */
export const formatIsoDate = (date: Date): string => date.toLocaleDateString('sv-SE');
