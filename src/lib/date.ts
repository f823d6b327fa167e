import { locale } from './locale.ts';

/** Formats in the local time zone: 'November 21, 2026'. */
export const formatDate = (date: Date): string =>
  date.toLocaleDateString(locale, { dateStyle: 'long' });

/** Formats for `<time datetime>` in the local time zone: '2026-11-21', the Swedish format. */
export const formatIsoDate = (date: Date): string => date.toLocaleDateString('sv-SE');

/** Returns 75 for '75 days'. */
export const parseDays = (duration: string): number => Number.parseInt(duration, 10);
