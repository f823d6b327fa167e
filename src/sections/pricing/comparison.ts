import type { Plan } from '../../schema/records';

/** The plan with the most rows sets their order. Features without a row are left out. */
export function comparisonRows(plans: readonly Pick<Plan, 'features'>[]): string[] {
  const lists = plans.map(({ features }) => {
    return [...new Set(features.map(({ row }) => row))].filter((row) => row !== undefined);
  });
  const mostFirst = lists.sort((a, b) => b.length - a.length);
  return [...new Set(mostFirst.flat())];
}
