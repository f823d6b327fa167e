import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Stage } from '../schema/vocabulary';
import { type FunnelStage, fieldOf, plateGroups } from './plate';
import { latticeFor, type Square } from './squares';

const funnelOf = (...stages: Stage[]): FunnelStage[] =>
  stages.map((stage, index) => ({ stage, value: 100 - index, label: stage }));

/** The corners of a square, turned around its middle. */
function cornersOf({ x, y, size, turn = 0 }: Square) {
  const angle = (turn * Math.PI) / 180;
  return [-1, 1].flatMap((across) =>
    [-1, 1].map((down) => ({
      x: x + size / 2 + (size / 2) * (across * Math.cos(angle) - down * Math.sin(angle)),
      y: y + size / 2 + (size / 2) * (across * Math.sin(angle) + down * Math.cos(angle)),
    })),
  );
}

/** Two squares are apart where a line along a side of one of them parts their corners. */
function areApart(one: Square, other: Square): boolean {
  return [one, other].some(({ turn = 0 }) =>
    [turn, turn + 90].some((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const along = (square: Square) =>
        cornersOf(square).map(({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle));
      const [first, second] = [along(one), along(other)];
      return Math.max(...first) < Math.min(...second) || Math.max(...second) < Math.min(...first);
    }),
  );
}

const counts = fc
  .integer({ min: 5, max: 5000 })
  .chain((listed) => fc.tuple(fc.constant(listed), fc.integer({ min: 1, max: listed })));
const room = { width: 484, height: 275, largest: 22 };

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
  test.prop([counts], { numRuns: 30 })('draws each company once', ([listed, passing]) => {
    const lattice = latticeFor(listed, room);
    const { loose, passing: leads, traveler, firstOrderly } = fieldOf(listed, passing, lattice);
    const missing = lattice.columns * lattice.rows - listed;
    const inLooseLines = firstOrderly * lattice.rows - missing;
    const orderly = listed - inLooseLines;
    expect(leads).toHaveLength(passing);
    expect(leads).toContain(traveler);
    expect(loose.length + orderly).toBe(listed);
  });

  test.prop([counts], { numRuns: 10 })('keeps squares apart and inside', ([listed, passing]) => {
    const lattice = latticeFor(listed, room);
    const { loose, passing: leads } = fieldOf(listed, passing, lattice);
    const squares = [...new Set([...loose, ...leads])].toSorted((one, other) => one.x - other.x);
    const faults: Square[] = [];
    for (const [index, one] of squares.entries()) {
      if (cornersOf(one).some(({ x }) => x < 0)) faults.push(one);
      for (let next = index + 1; (squares[next]?.x ?? Infinity) - one.x < 44; next++) {
        const other = squares[next];
        if (other && Math.abs(other.y - one.y) < 44 && !areApart(one, other)) faults.push(other);
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('plateGroups', () => {
  it('gives each stage its place', () => {
    const groups = plateGroups(funnelOf('listed', 'replied', 'qualified', 'booked', 'held', 'won'));
    expect(groups).toMatchObject({
      listed: { stage: 'listed' },
      replied: { stage: 'replied' },
      leads: { stage: 'qualified' },
      meetings: { all: { stage: 'booked' }, held: { stage: 'held' } },
      won: { stage: 'won' },
    });
  });

  it.each([
    ['replies pass the gate where nobody is qualified', ['listed', 'replied', 'won'], 'replied'],
    ['meetings held are all there are', ['listed', 'qualified', 'held'], 'qualified'],
  ] as const)('does without a stage: %s', (_, stages, leads) => {
    expect(plateGroups(funnelOf(...stages))?.leads?.stage).toBe(leads);
  });

  it('needs those listed', () => {
    expect(plateGroups([])).toBeUndefined();
  });
});
