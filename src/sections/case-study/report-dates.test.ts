import { expect, it } from 'vitest';
import { getReportDates } from './report-dates';

it.each([
  ['Mon', ['Mon', 'Fri', 'Wed'], 'Fri', 'Wed'],
  ['Fri', ['Mon', 'Wed', 'Fri'], 'Wed', 'Mon'],
  ['Thu', ['Thu'], 'Thu', 'Thu'],
] as const)(
  'a report on %s, sent on %j, follows one on %s and precedes one on %s',
  (weekday, sentOn, previous, next) => {
    expect(getReportDates({ day: 8, weekday, sentOn: [...sentOn] })).toMatchObject({
      week: 2,
      previous,
      next,
    });
  },
);
