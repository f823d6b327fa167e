export interface Scale {
  /** 0 or below. */
  minimum: number;
  /** Above the minimum. */
  maximum: number;
  /** Evenly spaced and rising, 0 included. */
  ticks: readonly number[];
}

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= rough) ?? 10;
  return factor * power;
}

/** Spans 0 and all values in about five steps of at least `smallestStep`; 0 to 4 if all are 0. */
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

/** 0 at the minimum of the scale, 1 at its maximum. */
export function positionOn(scale: Scale, value: number): number {
  return (value - scale.minimum) / (scale.maximum - scale.minimum);
}
