import type { PlanReturn } from './plan-return';
import type { Grid } from './squares';

const MOST_SQUARES = 60;

/** Leads per square: the smallest of 1, 2, 5, 10, 20 … that leaves few squares. */
function leadsPerSquare(leads: number): number {
  const least = leads / MOST_SQUARES;
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
}

type Plan = Pick<PlanReturn, 'leads' | 'deals' | 'dealsToCover'>;

/** Amounts in squares, which may have fractions; at most as many as there are leads. */
export function planSquares({ leads, deals, dealsToCover = 0 }: Plan) {
  const unit = leadsPerSquare(leads);
  const inSquares = (amount: number) => Math.min(amount, leads) / unit;
  return {
    leadsPerSquare: unit,
    leads: inSquares(leads),
    deals: inSquares(deals),
    cover: inSquares(dealsToCover),
  };
}

/** Outlines the first squares of a grid, the last one in part, with half a gap around them. */
export function contourPath(amount: number, { columns, size, gap }: Grid): string {
  const pitch = size + gap;
  const rows = Math.floor(amount / columns);
  const start = -gap / 2;
  const bottom = start + rows * pitch;
  const right = start + (amount - rows * columns) * pitch;
  const whole = rows > 0 ? `M${start} ${start}H${start + columns * pitch}V${bottom}` : '';
  if (right === start) return whole && `${whole}H${start}z`;
  return `${whole || `M${start} ${start}`}H${right}V${bottom + pitch}H${start}z`;
}
