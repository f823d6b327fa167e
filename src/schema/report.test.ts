import { expect, it } from 'vitest';
import { reportSchema } from './report.ts';

const person = {
  name: 'Ada',
  role: 'Head of Fleet',
  size: '41 vans',
  needs: 'Tolls in every offer',
  when: 'By June',
  state: 'booked',
  happened: 'Wednesday, 9:00 AM.',
};

/** Number, week, weekday, and the weekdays of the reports before and after. */
it.each([
  ['Wed', ['Mon', 'Thu'], 16, [5, 3, 'Thu', 'Mon', 'Mon']],
  ['Wed', ['Thu', 'Mon'], 13, [4, 3, 'Mon', 'Thu', 'Thu']],
  ['Mon', ['Fri'], 5, [1, 1, 'Fri', 'Mon', 'Fri']],
  ['Fri', ['Mon', 'Fri'], 4, [2, 2, 'Mon', 'Fri', 'Fri']],
])('if day 1 is a %s and reports go out on %j, day %d follows', (startsOn, sentOn, day, dates) => {
  const { number, week, weekday, previousWeekday, nextWeekday } = reportSchema.parse({
    startsOn,
    sentOn,
    day,
    people: [person],
    soFar: { writtenTo: 90, qualified: 2, booked: 1, held: 0 },
    notCounted: [{ who: 'Student of logistics', why: 'Writes a thesis.' }],
    changes: { text: 'From the next report on we write to vans first.', highlight: 'vans first' },
  });
  expect([number, week, weekday, previousWeekday, nextWeekday]).toEqual(dates);
});
