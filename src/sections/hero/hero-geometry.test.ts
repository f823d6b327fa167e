import { expect, it } from 'vitest';
import type { Weekday } from '../../schema/vocabulary';
import { getNarrowCalendarPaths, getWideCalendarPaths } from './hero-geometry';

const meetings = [
  { held: 1, booked: 1 },
  { held: 12, booked: 14 },
  { held: 15, booked: 15 },
];
const days: (Weekday | undefined)[] = ['Mon', 'Wed', 'Fri', undefined];
const cases = [getNarrowCalendarPaths, getWideCalendarPaths].flatMap((getPaths) =>
  meetings.flatMap((counts) => days.map((day) => ({ getPaths, ...counts, day }))),
);

it.each(cases)('draws each meeting once, the lead’s apart: $held of $booked, $day', (example) => {
  const { getPaths, held, booked, day } = example;
  const { emptyPath, heldPath, ticksPath, missedPath } = getPaths({ held, booked }, day);
  const count = (path: string) => path.split('M').length - 1;
  expect(count(heldPath)).toBe(day ? held - 1 : held);
  expect(count(ticksPath)).toBe(count(heldPath));
  expect(count(missedPath)).toBe(booked - held);
  const starts = [...`${emptyPath}${heldPath}`.matchAll(/M(\d+ \d+)/g)].map(([, start]) => start);
  expect(new Set(starts).size).toBe(starts.length);
  expect([15, 20]).toContain(starts.length + count(missedPath));
});
