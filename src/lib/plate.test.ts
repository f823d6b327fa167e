import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { FIELD, fieldOf, PERIOD } from './plate';
import { latticeFor, type Square } from './squares';

const counts = fc
  .integer({ min: 5, max: 5000 })
  .chain((listed) => fc.tuple(fc.constant(listed), fc.integer({ min: 1, max: listed })));
const room = { width: 484, height: 275, largest: 22 };

/** The cell that contains the whole rotated square. */
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
    const field = fieldOf(listed, passing, room);
    const { loose, leads, arrival, looseLines, lines, rows, missing } = field;
    expect(new Set(leads.map(cellOf)).size).toBe(passing);
    expect(new Set(loose.map(cellOf)).size).toBe(looseLines * PERIOD);
    expect([...leads, ...loose].map(cellOf)).not.toContain(undefined);
    expect(leads).toContain(arrival);
    expect(lines * rows - missing).toBe(listed);
  });
});
