import type { Weekday } from '../schema/vocabulary';

/** Classes that tell stylesheets the day of a calendar, as `--day`. Monday is 0. */
export const dayClasses: Record<Weekday, string> = {
  Mon: '[--day:0]',
  Tue: '[--day:1]',
  Wed: '[--day:2]',
  Thu: '[--day:3]',
  Fri: '[--day:4]',
};
