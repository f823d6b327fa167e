import { expect, it } from 'vitest';
import type { Weekday } from '../../schema/vocabulary';
import { getNarrowCalendar, getWideCalendar } from './hero-geometry';

const meetings = [
  { held: 1, booked: 1 },
  { held: 12, booked: 14 },
  { held: 15, booked: 15 },
];
const days: (Weekday | undefined)[] = ['Mon', 'Wed', 'Fri', undefined];
const cases = [getNarrowCalendar, getWideCalendar].flatMap((get) =>
  meetings.flatMap((counts) => days.map((day) => ({ get, ...counts, day }))),
);

it.each(cases)('draws each meeting once, the lead’s apart: $held of $booked, $day', (example) => {
  const { get, held, booked, day } = example;
  const { empty, held: heldPath, ticks, missed } = get({ held, booked }, day);
  const count = (path: string) => path.split('M').length - 1;
  expect(count(heldPath)).toBe(day ? held - 1 : held);
  expect(count(ticks)).toBe(count(heldPath));
  expect(count(missed)).toBe(booked - held);
  const starts = [...`${empty}${heldPath}`.matchAll(/M(\d+ \d+)/g)].map(([, start]) => start);
  expect(new Set(starts).size).toBe(starts.length);
  expect([15, 20]).toContain(starts.length + count(missed));
});
