import { expect, it } from 'vitest';
import { report } from './report.ts';

const person = {
  name: 'Ada',
  role: 'Head of Fleet',
  size: '41 vans',
  needs: 'Tolls in every offer',
  when: 'By June',
  state: 'booked',
  happened: 'Wednesday, 9:00 AM.',
};

it.each([
  ['Wed', ['Mon', 'Thu'], 16, { number: 5, week: 3, weekday: 'Thu', previousWeekday: 'Mon', nextWeekday: 'Mon' }],
  ['Wed', ['Thu', 'Mon'], 13, { number: 4, week: 3, weekday: 'Mon', previousWeekday: 'Thu', nextWeekday: 'Thu' }],
  ['Mon', ['Fri'], 5, { number: 1, week: 1, weekday: 'Fri', previousWeekday: 'Mon', nextWeekday: 'Fri' }],
  ['Fri', ['Mon', 'Fri'], 4, { number: 2, week: 2, weekday: 'Mon', previousWeekday: 'Fri', nextWeekday: 'Fri' }],
])('if day 1 is a %s and reports go out on %j, day %d follows', (startsOn, sentOn, day, dates) => {
  const parsed = report.parse({
    startsOn,
    sentOn,
    day,
    people: [person],
    soFar: { writtenTo: 90, qualified: 2, booked: 1, held: 0 },
    notCounted: [{ who: 'Student of logistics', why: 'Writes a thesis.' }],
    changes: { text: 'From the next report on we write to vans first.', marked: 'vans first' },
  });
  expect(parsed).toMatchObject(dates);
});
