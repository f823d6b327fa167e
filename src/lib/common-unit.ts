const PRECISION = 1000;

const divisor = (one: number, other: number): number =>
  other === 0 ? one : divisor(other, one % other);

/** The largest number that divides all values, to three decimals. */
export const commonUnit = (values: readonly number[]): number =>
  values.map((value) => Math.round(value * PRECISION)).reduce(divisor, 0) / PRECISION;
