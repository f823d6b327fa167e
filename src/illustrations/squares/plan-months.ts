import { isCountable, monthGrid, planMonth } from '../../lib/plan-month';
import type { Plan } from '../../schema/records';
import type { DrawingFile } from '../drawing-file';
import { squaresFile } from './squares-file';

/** The width up to the edge of the card, compared with the width inside its padding. */
const runOff = { wide: 1.07471, narrow: 1.15729 } as const;

export interface PlanMonthFiles {
  /** The squares run off the card. */
  isCropped: boolean;
  /** In cards of one column, and of two. */
  wide: DrawingFile;
  narrow: DrawingFile;
}

/** The month of each plan, by the plan's id. */
export function planMonthFiles(
  plans: readonly Pick<Plan, 'id' | 'leadsPerMonth' | 'popular'>[],
): ReadonlyMap<string, PlanMonthFiles> {
  const grid = monthGrid(plans.map(({ leadsPerMonth }) => leadsPerMonth));
  return new Map(
    plans.map(({ id, leadsPerMonth, popular }) => {
      const surface = popular ? 'pine' : 'paper';
      const file = (share: number) =>
        squaresFile('month', { ...planMonth(leadsPerMonth, grid, share), surface });
      const [wide, narrow] = [file(runOff.wide), file(runOff.narrow)];
      return [id, { isCropped: !isCountable(leadsPerMonth), wide, narrow }];
    }),
  );
}
