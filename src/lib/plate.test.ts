import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Funnel } from '../schema/records';
import type { Stage } from '../schema/vocabulary';
import { FIELD, fieldOf, PERIOD, plateGroups } from './plate';
import { latticeFor, type Square } from './squares';

const counts = fc
  .integer({ min: 5, max: 5000 })
  .chain((listed) => fc.tuple(fc.constant(listed), fc.integer({ min: 1, max: listed })));
const room = { width: 484, height: 275, largest: 22 };

/** The cell that holds a square whole, turned as it is. */
function cellOf({ x, y, size, turn = 0 }: Square): string | undefined {
  const { pitch } = FIELD;
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const reach = (size / 2) * (Math.cos(angle) + Math.sin(angle));
  const place = (start: number) => Math.floor((start + size / 2) / pitch);
  const isWithin = [x, y].every((start) => {
    const middle = start + size / 2 - place(start) * pitch;
    return middle >= reach && middle <= pitch - reach;
  });
  return isWithin ? `${place(x)} ${place(y)}` : undefined;
}

describe('latticeFor', () => {
  test.prop([fc.integer({ min: 1, max: 5000 })])('holds every square in its room', (count) => {
    const { columns, rows, pitch } = latticeFor(count, room);
    expect(columns * rows).toBeGreaterThanOrEqual(count);
    expect((columns - 1) * rows).toBeLessThan(count);
    expect(columns * pitch).toBeLessThanOrEqual(room.width + 1e-6);
    expect(rows * pitch).toBeLessThanOrEqual(room.height + 1e-6);
    expect(pitch).toBeGreaterThan(4);
  });
});

describe('fieldOf', () => {
  test.prop([counts], { numRuns: 30 })('keeps each company in its cell', ([listed, passing]) => {
    const lattice = latticeFor(listed, room);
    const { loose, leads, traveler, looseLines, missing } = fieldOf(listed, passing, lattice);
    expect(new Set(leads.map(cellOf)).size).toBe(passing);
    expect(new Set(loose.map(cellOf)).size).toBe(looseLines * PERIOD);
    expect([...leads, ...loose].map(cellOf)).not.toContain(undefined);
    expect(leads).toContain(traveler);
    expect(lattice.columns * lattice.rows - missing).toBe(listed);
  });
});

describe('plateGroups', () => {
  const copy = { replied: '{count} {label}', held: '{label} of {booked}', won: '{count} {label}' };
  const groupsOf = (...stages: Stage[]) => {
    const funnel: Funnel = stages.map((stage, index) => ({
      stage,
      value: 9 - index,
      label: stage,
    }));
    return plateGroups(funnel, copy);
  };

  it('gives each stage its place', () => {
    expect(groupsOf('listed', 'replied', 'qualified', 'booked', 'held', 'won')).toEqual({
      listed: { value: 9, label: 'listed, 8 replied' },
      leads: { stage: 'qualified', value: 7, label: 'qualified' },
      meetings: { all: 6, held: 5, value: 5, label: 'held of 6' },
      won: { value: 4, legend: '4 won' },
    });
  });

  it('does without stages', () => {
    expect(groupsOf('listed', 'replied', 'won')?.leads?.label).toBe('replied');
    expect(groupsOf('listed', 'held')?.meetings).toMatchObject({ all: 8, held: 8, label: 'held' });
    expect(groupsOf('listed', 'booked')?.meetings).toMatchObject({ all: 8, held: 0 });
    expect(plateGroups([], copy)).toBeUndefined();
  });
});
