import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { weekdays } from '../../schema/vocabulary';
import { getNarrowMachine, getWideMachine } from './machine-geometry';

const meetings = fc
  .tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 15 }))
  .map(([a, b]) => ({ held: Math.min(a, b), booked: Math.max(a, b) }));
const day = fc.option(fc.constantFrom(...weekdays), { nil: undefined });
const get = fc.constantFrom(getNarrowMachine, getWideMachine);

it.prop([get, meetings, day])(
  'draws each meeting once, the lead’s apart',
  (get, { held, booked }, day) => {
    const { empty, held: heldPath, ticks, missed } = get({ held, booked }, day);
    const count = (path: string) => path.split('M').length - 1;
    expect(count(heldPath)).toBe(day ? held - 1 : held);
    expect(count(ticks)).toBe(count(heldPath));
    expect(count(missed)).toBe(booked - held);
    const starts = [...`${empty}${heldPath}`.matchAll(/M(\d+ \d+)/g)].map(([, start]) => start);
    expect(new Set(starts).size).toBe(starts.length);
    expect([15, 20]).toContain(starts.length + count(missed));
  },
);
