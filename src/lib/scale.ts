export interface Scale {
  /** The lowest tick; 0 or below. */
  minimum: number;
  /** The highest tick; above the lowest. */
  maximum: number;
  /** Evenly spaced, rising, with 0 among them. */
  ticks: readonly number[];
}

/** 1, 2, 2.5 or 5 times a power of ten: the steps that people count in. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= rough) ?? 10;
  return factor * power;
}

/**
 * A scale for a chart that starts at zero and holds all values, in about five even steps, none
 * below `smallestStep`. Where all values are zero it runs from 0 to 4, so that a chart is never
 * without a scale.
 */
export function scaleFor(values: readonly number[], smallestStep = 0): Scale {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const range = highest - lowest;
  const step = range === 0 ? 1 : niceStep(Math.max(range / 5, smallestStep));
  const first = Math.floor(lowest / step);
  const last = range === 0 ? 4 : Math.max(Math.ceil(highest / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step || 0);
  return { minimum: first * step || 0, maximum: last * step || 0, ticks };
}

/** Where a value lies on a scale: 0 at its lowest tick, 1 at its highest. */
export function positionOn(scale: Scale, value: number): number {
  return (value - scale.minimum) / (scale.maximum - scale.minimum);
}
