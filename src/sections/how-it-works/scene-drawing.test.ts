import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { Funnel } from '../../schema/records';
import { sceneOf } from './scene-drawing';

const funnelOf = (listed: number, leads: number, booked: number, held: number): Funnel => [
  { value: listed, label: 'companies listed', stage: 'listed' },
  { value: leads, label: 'qualified leads', stage: 'qualified' },
  { value: booked, label: 'calls booked', stage: 'booked' },
  { value: held, label: 'calls held', stage: 'held' },
];

const counts = fc
  .tuple(
    fc.integer({ min: 5, max: 5000 }),
    fc.integer({ min: 3, max: 500 }),
    fc.integer({ min: 1, max: 500 }),
    fc.integer({ min: 1, max: 500 }),
  )
  .map((values) => values.sort((one, other) => other - one));

test.prop({ counts, layout: fc.constantFrom('wide' as const, 'phone' as const) })(
  'draws each company once: as a prospect, a lead, a meeting or the arrival',
  ({ counts: [listed = 0, leads = 0, booked = 0, held = 0], layout }) => {
    const { squares, left, height } = sceneOf(funnelOf(listed, leads, booked, held), layout);
    const count = (state: string) => squares.filter((square) => square.state === state).length;
    expect([count('prospect'), count('qualified'), count('booked'), count('held')]).toEqual([
      listed - leads,
      leads - booked,
      booked - held,
      held,
    ]);
    const isInside = ({ x, y, size }: (typeof squares)[number]) =>
      x >= -0.01 && y >= 0 && x + size <= -left + 0.01 && y + size <= height + 0.01;
    expect(squares.filter((square) => !isInside(square))).toEqual([]);
  },
);
