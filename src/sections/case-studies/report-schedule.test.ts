import { expect, it } from 'vitest';
import { getReportSchedule } from './report-schedule';

it.each([
  ['Mon', ['Mon', 'Fri', 'Wed'], 'Fri', 'Wed'],
  ['Fri', ['Mon', 'Wed', 'Fri'], 'Wed', 'Mon'],
  ['Thu', ['Thu'], 'Thu', 'Thu'],
] as const)(
  'a report on %s, sent on %j, follows one on %s and precedes one on %s',
  (weekday, sentOn, previousWeekday, nextWeekday) => {
    expect(getReportSchedule({ day: 8, weekday, sentOn: [...sentOn] })).toMatchObject({
      week: 2,
      previousWeekday,
      nextWeekday,
    });
  },
);
