import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { card, gate, laneToGate, laneToRow, rest, row, rowMiddle, view } from './geometry';
import { caught, faintSignals, turnedAway } from './signals';

const styles = readFileSync(new URL('./hero-figure.css', import.meta.url), 'utf8');
const rows = Array.from({ length: row.count }, (_, index) => index);

/** The path that the style sheet lets a traveler follow. */
function offsetPath(name: string): string | undefined {
  return new RegExp(`\\.${name} \\{\\s*offset-path: path\\("([^"]+)"\\)`).exec(styles)?.[1];
}

describe('the hero figure', () => {
  it('moves its signals along the lanes that are drawn', () => {
    for (const index of rows) {
      const signal = caught[index];
      expect(signal).toBeDefined();
      if (signal) expect(offsetPath(`inward-${index}`)).toBe(laneToGate(signal));
      expect(offsetPath(`outward-${index}`)).toBe(laneToRow(index));
    }
    turnedAway.forEach(({ path }, index) => {
      expect(offsetPath(`away-${index}`)).toBe(path);
    });
  });

  it('turns the gate and the rows about the places where they are drawn', () => {
    expect(styles).toContain(`transform-origin: ${gate.x}px ${gate.y}px`);
    expect(styles).toContain(`transform-origin: ${card.x}px 0`);
  });

  it('brings every refused signal to rest on its circle, clear of the card', () => {
    for (const { end } of turnedAway) {
      expect(Math.hypot(end.x - gate.x, end.y - gate.y)).toBeCloseTo(rest.radius, 0);
      expect(end.x).toBeLessThan(card.x - 20);
    }
  });

  it('keeps rows and faint signals inside the frame', () => {
    for (const index of rows) {
      expect(rowMiddle(index) - row.height / 2).toBeGreaterThan(card.y + card.header);
      expect(rowMiddle(index) + row.height / 2).toBeLessThan(card.y + card.height);
    }
    const dots = faintSignals()
      .join('')
      .matchAll(/M([\d.]+) ([\d.]+)h0/g);
    for (const [, x, y] of dots) {
      expect(Number(x)).toBeGreaterThan(0);
      expect(Number(x)).toBeLessThan(gate.x);
      expect(Number(y)).toBeGreaterThan(0);
      expect(Number(y)).toBeLessThan(view.height);
    }
  });

  it('draws the same field every time', () => {
    expect(faintSignals()).toEqual(faintSignals());
  });
});
