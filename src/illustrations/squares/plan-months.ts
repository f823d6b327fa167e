import { monthGrid, planMonth } from '../../lib/plan-month';
import type { Plan } from '../../schema/records';
import type { DrawingFile } from '../drawing-file';
import { squaresFile } from './squares-file';

/** The month of each plan, by the plan's id. */
export function planMonthFiles(
  plans: readonly Pick<Plan, 'id' | 'leadsPerMonth' | 'popular'>[],
): ReadonlyMap<string, DrawingFile> {
  const grid = monthGrid(plans.map(({ leadsPerMonth }) => leadsPerMonth));
  return new Map(
    plans.map(({ id, leadsPerMonth, popular }) => {
      const month = planMonth(leadsPerMonth, grid);
      return [id, squaresFile('month', { ...month, surface: popular ? 'pine' : 'paper' })];
    }),
  );
}
